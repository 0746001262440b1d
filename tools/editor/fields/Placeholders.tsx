import { styled } from '@mui/material/styles'
import { edge, radius, target, typeScale } from '../../../src/theme/tokens'
import { textTexts } from '../texts'

export interface PlaceholdersProps {
  /** Without braces. */
  names: readonly string[]
  onInsert: (name: string) => void
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1),
  alignItems: 'center',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))

const Chip = styled('button')(({ theme }) => ({
  // The target is higher than the chip that one sees (WCAG 2.5.8).
  minHeight: target,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  font: 'inherit',
  '& > span': {
    display: 'block',
    padding: theme.spacing(0.25, 1.25),
    border: `${edge.thin}px solid ${theme.vars.palette.brand.lineStrong}`,
    borderRadius: radius.pill,
    backgroundColor: theme.vars.palette.background.paper,
    fontSize: typeScale.small,
  },
  '&:hover > span': { borderColor: theme.vars.palette.text.primary },
}))

/** The placeholders of a text; each is inserted at the caret. */
export function Placeholders({ names, onInsert }: PlaceholdersProps) {
  if (names.length === 0) return null
  return (
    <Row>
      <span>{textTexts.placeholders}</span>
      {names.map((name) => (
        <Chip
          key={name}
          type="button"
          aria-label={textTexts.insert(name)}
          onClick={() => onInsert(name)}
        >
          <span>{`{${name}}`}</span>
        </Chip>
      ))}
    </Row>
  )
}
