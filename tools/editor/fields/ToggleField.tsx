import { styled } from '@mui/material/styles'
import { FieldHint } from '../../../src/components/FieldShell'
import { fontWeight, iconSize, target } from '../../../src/theme/tokens'
import type { Toggle } from '../model/fields'
import { FieldError } from './FieldError'
import type { FieldPartProps } from './fieldProps'
import { useFormTools } from './formTools'
import { idOf, pathOf } from './place'
import { errorOf } from './problems'

const Label = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  alignItems: 'center',
  width: 'fit-content',
  minHeight: target,
  fontWeight: fontWeight.bold,
  '& > input': {
    flexShrink: 0,
    width: iconSize.medium,
    height: iconSize.medium,
    margin: 0,
    accentColor: theme.vars.palette.text.primary,
  },
}))

/** Yes or no. */
export function ToggleField({ field, place, value, problems, label }: FieldPartProps<Toggle>) {
  const { file, edit } = useFormTools()
  const id = idOf(file, place)
  const error = errorOf(problems)
  const ids = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  const change = (isOn: boolean) => {
    const path = pathOf(place)
    edit(isOn || field.required ? { kind: 'set', path, value: isOn } : { kind: 'remove', path })
  }
  return (
    <div data-field>
      <Label>
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          aria-describedby={ids.join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => change(target.checked)}
        />
        <span>{label ?? field.label}</span>
      </Label>
      {field.hint && <FieldHint id={`${id}-hint`}>{field.hint}</FieldHint>}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
