import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { edge, fontWeight, target } from '../../../src/theme/tokens'

export interface RadioRowProps<Value extends string> {
  label: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: string
  onChange: (value: Value) => void
}

const Group = styled('fieldset')(({ theme }) => ({
  ...theme.typography.body2,
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& > legend': { padding: 0, fontWeight: fontWeight.semibold, marginBottom: theme.spacing(0.5) },
}))

const Options = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  '& > label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: target,
    minWidth: target,
    justifyContent: 'center',
    paddingInline: theme.spacing(1.5),
    border: `${edge.thin}px solid ${theme.vars.palette.brand.lineStrong}`,
    marginInlineStart: -edge.thin,
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'pointer',
    '&:first-of-type': {
      marginInlineStart: 0,
      borderStartStartRadius: theme.shape.borderRadius,
      borderEndStartRadius: theme.shape.borderRadius,
    },
    '&:last-of-type': {
      borderStartEndRadius: theme.shape.borderRadius,
      borderEndEndRadius: theme.shape.borderRadius,
    },
    '&:hover': { textDecoration: 'underline' },
    '&:has(:checked)': {
      fontWeight: fontWeight.semibold,
      color: theme.vars.palette.background.paper,
      backgroundColor: theme.vars.palette.text.primary,
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        color: 'HighlightText',
        backgroundColor: 'Highlight',
      },
    },
    '&:has(:focus-visible)': {
      zIndex: 1,
      outline: `${edge.ring}px solid ${theme.vars.palette.brand.focus}`,
      outlineOffset: edge.thin,
    },
  },
  // The whole button is the radio.
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
}))

/** A few choices that exclude each other, side by side: radio buttons that look like buttons. */
export function RadioRow<Value extends string>({
  label,
  options,
  value,
  onChange,
}: RadioRowProps<Value>) {
  const name = useId()
  return (
    <Group>
      <legend>{label}</legend>
      <Options>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </Options>
    </Group>
  )
}
