import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Button } from '../../../src/components/Button'
import { FieldHint } from '../../../src/components/FieldShell'
import { plainList } from '../../../src/theme/styles'
import type { List } from '../model/fields'
import { listTexts } from '../texts'
import { FieldError } from './FieldError'
import type { FieldPartProps } from './fieldProps'
import { useFormTools } from './formTools'
import { Glyph } from './Glyph'
import { Heading } from './Heading'
import { ListEntry } from './ListEntry'
import { idOf } from './place'
import { errorOf } from './problems'
import { useList } from './useList'

const entries = { ...plainList, display: 'grid', gap: 1.5, containerType: 'inline-size' }

/** Entries that staff add, remove and move. */
export function ListField(props: FieldPartProps<List>) {
  const { field, place, value, problems, level } = props
  const { file } = useFormTools()
  const list = useList(field, place, value)
  const id = idOf(file, place)
  const label = props.label ?? field.label
  const error = errorOf(problems)
  const described = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Box
      data-field
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Heading id={`${id}-label`} level={level}>
        {label}
      </Heading>
      {field.hint && <FieldHint id={`${id}-hint`}>{field.hint}</FieldHint>}
      <FieldError id={`${id}-error`} error={error} />
      <Box component="ol" sx={entries}>
        {list.ids.map((key, index) => (
          <ListEntry
            key={key}
            field={field}
            index={index}
            count={list.entries.length}
            name={list.nameOf(index)}
            id={list.entryId(index)}
            place={place}
            value={list.entries[index]}
            problems={problems?.parts[index]}
            level={level + 1}
            reasonId={`${id}-reason`}
            onMove={list.move}
            onRemove={list.remove}
          />
        ))}
      </Box>
      <Adding id={id} field={field} count={list.entries.length} onAdd={list.add} />
    </Box>
  )
}

interface AddingProps {
  id: string
  field: List
  count: number
  onAdd: () => void
}

/** The button for one more, how many there are, and why there cannot be more or fewer. */
function Adding({ id, field: { entryLabel, min, max }, count, onAdd }: AddingProps) {
  const reason =
    count >= max ? listTexts.full(max) : count <= min ? listTexts.fewest(min) : undefined
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Button
        id={`${id}-add`}
        kind="secondary"
        startIcon={<Glyph name="add" />}
        disabled={count >= max}
        aria-describedby={count >= max ? `${id}-reason` : undefined}
        onClick={onAdd}
      >
        {listTexts.add(entryLabel)}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {listTexts.count(count, max)}
      </Typography>
      {reason && (
        <FieldHint id={`${id}-reason`} style={{ flexBasis: '100%' }}>
          {reason}
        </FieldHint>
      )}
    </Box>
  )
}
