import Typography from '@mui/material/Typography'
import { Alert } from '../../components/Alert'
import { fill } from '../../content/fill'
import type { FormPartProps } from './useRegistrationForm'

export interface FormIntroProps extends FormPartProps {
  /** Id of the form's heading. */
  titleId: string
}

/** The form's title, what to have ready, and what to do where script is switched off. */
export function FormIntro({ texts, contact, registration, titleId }: FormIntroProps) {
  const { email, phone } = contact
  return (
    <>
      <Typography variant="h2" id={titleId} ref={registration.records.heading} tabIndex={-1}>
        {texts.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{texts.ready}</Typography>
      <noscript>
        <Alert tone="failure" title={fill(texts.noScript, { email, phone })} />
      </noscript>
    </>
  )
}
