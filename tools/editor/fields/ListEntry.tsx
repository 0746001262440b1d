import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { edge } from '../../../src/theme/tokens'
import type { Group, List } from '../model/fields'
import type { Value } from '../model/path'
import { EntryActions } from './EntryActions'
import { FieldError } from './FieldError'
import { FieldView } from './FieldView'
import { Fold } from './Fold'
import { inputsIn } from './fieldSize'
import { GroupFields } from './GroupField'
import { Heading } from './Heading'
import { within } from './place'
import { countOf, errorOf, type Problems } from './problems'

export interface ListEntryProps {
  field: List
  index: number
  count: number
  /** For its heading and its buttons: `Feature 2: Group tours`. */
  name: string
  id: string
  /** The list's. */
  place: string
  value: Value | undefined
  problems?: Problems
  level: number
  /** Id of the text that says why nothing can be removed. */
  reasonId: string
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
}

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 2),
  border: `${edge.thin}px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-open]': { paddingBlockStart: theme.spacing(2) },
  // Closed, the heading and the buttons share a row that is wide enough; otherwise the buttons come
  // after the fields.
  '@container (min-width: 18em)': {
    '& > div > details:not([open]) > summary': { paddingInlineEnd: theme.spacing(18) },
    '&:has(> div > details:not([open])) > [data-actions]': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: theme.spacing(1),
      alignItems: 'center',
    },
  },
}))

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(1.5),
}))

/** Entries with more inputs, and those of longer lists, open on demand. */
const mostOpen = { inputs: 2, entries: 4 }

const isOpen = ({ count }: Pick<ListEntryProps, 'count'>, entry: Group): boolean =>
  inputsIn(entry) <= mostOpen.inputs && count <= mostOpen.entries

/** An entry of a list, with its buttons. */
export function ListEntry(props: ListEntryProps) {
  const { field, index, id, place, value, problems, level, name } = props
  const { entry } = field
  if (entry.kind !== 'group') {
    return (
      <Item data-open>
        <FieldView
          field={entry}
          place={within(place, index)}
          value={value}
          problems={problems}
          level={level}
          label={name}
        />
        <EntryActions {...props} />
      </Item>
    )
  }
  return (
    <Item data-open={isOpen(props, entry) || undefined}>
      <Box role="group" id={id} tabIndex={-1} aria-labelledby={`${id}-label`}>
        <EntryBody {...props} entry={entry} />
      </Box>
      <EntryActions {...props} />
    </Item>
  )
}

function EntryBody({ entry, ...props }: ListEntryProps & { entry: Group }) {
  const { id, name, level, problems } = props
  const fields = (
    <Fields>
      <FieldError id={`${id}-error`} error={errorOf(problems)} />
      <GroupFields
        field={entry}
        place={within(props.place, props.index)}
        value={props.value}
        problems={problems}
        level={level}
      />
    </Fields>
  )
  return isOpen(props, entry) ? (
    <>
      <Heading id={`${id}-label`} level={level}>
        {name}
      </Heading>
      {fields}
    </>
  ) : (
    <Fold
      headingId={`${id}-label`}
      heading={name}
      level={level}
      mistakes={countOf(problems)}
      open={false}
    >
      {fields}
    </Fold>
  )
}
