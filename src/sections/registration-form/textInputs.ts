import type { TextFieldProps } from '../../components/TextField'
import type { TextName } from '../../registration/fields'

/** Hints for autofill and on-screen keyboards, by field (WCAG 1.3.5). */
export const textInputs: Record<TextName, Partial<TextFieldProps>> = {
  company_name: { autoComplete: 'organization', autoCapitalize: 'words', enterKeyHint: 'next' },
  your_name: { autoComplete: 'name', autoCapitalize: 'words', enterKeyHint: 'next' },
  email: {
    autoComplete: 'email',
    type: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    enterKeyHint: 'next',
  },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', enterKeyHint: 'next' },
  gst_number: {
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    enterKeyHint: 'next',
  },
  company_address: {
    rows: 3,
    autoComplete: 'street-address',
    autoCapitalize: 'words',
    enterKeyHint: 'enter',
  },
}
