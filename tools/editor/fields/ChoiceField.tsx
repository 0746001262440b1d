import Box from '@mui/material/Box'
import type { InputBaseComponentProps } from '@mui/material/InputBase'
import type { ElementType } from 'react'
import { FieldShell } from '../../../src/components/FieldShell'
import { Icon, type IconName, iconNames } from '../../../src/components/Icon'
import { TextInput } from '../../../src/components/TextField'
import { iconSize } from '../../../src/theme/tokens'
import type { Choice } from '../model/fields'
import { formTexts } from '../texts'
import type { FieldPartProps } from './fieldProps'
import { useFormTools } from './formTools'
import { Glyph } from './Glyph'
import { idOf, pathOf } from './place'
import { errorOf } from './problems'

/** The browser's own arrow has no room at its side. */
const arrow = {
  position: 'relative',
  '& select': { appearance: 'none', paddingInlineEnd: 6 },
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: '14px',
    insetBlockStart: '50%',
    transform: 'translateY(-50%) rotate(90deg)',
    pointerEvents: 'none',
  },
}

const row = {
  display: 'grid',
  gridTemplateColumns: `${iconSize.large}px minmax(0, 1fr)`,
  gap: 1.5,
  alignItems: 'center',
  '& > svg': { color: 'brand.mark' },
}

// MUI's type for it knows inputs only.
const select = 'select' as unknown as ElementType<InputBaseComponentProps>

const isIcon = (name: string): name is IconName => (iconNames as string[]).includes(name)

const inWords = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** One of several; an icon is shown beside its name. */
export function ChoiceField({ field, place, value, problems, label }: FieldPartProps<Choice>) {
  const { file, edit } = useFormTools()
  const chosen = typeof value === 'string' && field.options.includes(value) ? value : ''
  const change = (option: string) => {
    const path = pathOf(place)
    edit(option === '' ? { kind: 'remove', path } : { kind: 'set', path, value: option })
  }
  return (
    <FieldShell
      id={idOf(file, place)}
      label={label ?? field.label}
      hint={field.hint}
      error={errorOf(problems)}
    >
      {(aria) => (
        <Box sx={field.options.every(isIcon) ? row : undefined}>
          {field.options.every(isIcon) &&
            (isIcon(chosen) ? <Icon name={chosen} size={iconSize.large} /> : <span />)}
          <Box sx={arrow}>
            <TextInput
              fullWidth
              value={chosen}
              error={aria['aria-invalid']}
              inputComponent={select}
              onChange={({ target }) => change(target.value)}
              slotProps={{
                input: { ...aria, children: optionsOf(field, chosen) },
              }}
            />
            <Glyph name="open" />
          </Box>
        </Box>
      )}
    </FieldShell>
  )
}

/** What is required has no empty option, unless nothing is chosen yet. */
function optionsOf({ options, required }: Choice, chosen: string) {
  const empty = required ? formTexts.choose : formTexts.none
  return [
    ...(required && chosen ? [] : [{ name: '', text: empty }]),
    ...options.map((name) => ({ name, text: inWords(name) })),
  ].map(({ name, text }) => (
    <option key={name} value={name} disabled={name === '' && required}>
      {text}
    </option>
  ))
}
