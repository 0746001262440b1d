import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListField } from '../../content/fieldTree'
import type { Value } from '../../content/value'
import { emptyValue, entryName, idOf, inputsIn, isList, within } from '../app/data'
import { useActions, useEditor } from '../app/store'
import { listTexts } from '../texts'
import { FieldView } from './FieldView'
import { ErrorText, type FieldViewProps, Hint, useField } from './field'
import { Fold, Group, ObjectFields } from './ObjectFieldView'

/** Entries with more inputs are closed at first. */
const maxOpen = 2

/** A list: its entries can be edited, added, moved and removed. */
export function ListFieldView(props: FieldViewProps<ListField>) {
  const { field, place, level = 3 } = props
  const { id, label, error } = useField(props)
  const list = useList(props)
  return (
    <Group id={id} isPart={level === 3} isDescribed>
      <Typography variant="h3" component={`h${Math.min(level, 6)}` as 'h3'} id={`${id}-label`}>
        {label}
      </Typography>
      {field.hint && <Hint id={`${id}-hint`}>{field.hint}</Hint>}
      {error && <ErrorText>{error}</ErrorText>}
      <Stack component="ul" sx={{ gap: 1.5, p: 0, my: 1.5, listStyle: 'none' }}>
        {list.entries.map((_entry, index) => (
          <Stack
            component="li"
            // Nothing of an entry is kept outside the store.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            direction="row"
            useFlexGap
            sx={{ flexWrap: 'wrap', justifyContent: 'end' }}
          >
            <div style={{ flex: '1 1 14rem', minWidth: 0 }}>
              <Entry {...props} place={within(place, index)} name={list.nameOf(index)} />
            </div>
            <EntryActions {...{ id, field, index, list }} />
          </Stack>
        ))}
      </Stack>
      <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          id={`${id}-add`}
          variant="outlined"
          aria-disabled={list.entries.length >= field.max || undefined}
          onClick={list.add}
        >
          {listTexts.add(field.entryLabel)}
        </Button>
        <Hint>
          {list.entries.length < field.max
            ? listTexts.count(list.entries.length, field.max)
            : listTexts.full(field.max)}
        </Hint>
      </Stack>
    </Group>
  )
}

interface EntryProps extends FieldViewProps<ListField> {
  name: string
}

function Entry({ field: { entry }, place, name, level = 3 }: EntryProps): ReactNode {
  const { id } = useField({ field: entry, place })
  if (entry.kind !== 'object') return <FieldView field={entry} place={place} label={name} />
  return (
    <Group id={id}>
      <Fold place={place} label={name} level={level + 1} isOpen={inputsIn(entry) <= maxOpen}>
        <Stack sx={{ gap: 3 }}>
          <ObjectFields field={entry} place={place} level={level + 1} />
        </Stack>
      </Fold>
    </Group>
  )
}

interface EntryActionsProps {
  id: string
  field: ListField
  index: number
  list: ReturnType<typeof useList>
}

/** A button that does nothing keeps the focus and says why: it may just have moved the entry. */
function EntryActions({ id, field, index, list }: EntryActionsProps) {
  const name = list.nameOf(index)
  const count = list.entries.length
  const buttons = [
    ['up', listTexts.moveUp(name), ArrowUp, index === 0, () => list.move(index, index - 1)],
    [
      'down',
      listTexts.moveDown(name),
      ArrowDown,
      index === count - 1,
      () => list.move(index, index + 1),
    ],
    ['remove', listTexts.remove(name), Trash2, count <= field.min, () => list.remove(index)],
  ] as const
  return (
    <Stack direction="row">
      {buttons.map(([key, label, Glyph, isOff, act]) => (
        <IconButton
          key={key}
          id={`${id}.${index}-${key}`}
          aria-label={label}
          title={label}
          aria-disabled={isOff || undefined}
          onClick={act}
        >
          <Glyph aria-hidden />
        </IconButton>
      ))}
    </Stack>
  )
}

/** What a list has, and what can be done with it. The focus stays in it, and it says what it did. */
function useList({ field, place }: FieldViewProps<ListField>) {
  const { id, file, value, set } = useField({ field, place })
  const actions = useActions()
  const open = useEditor((state) => state.open)
  const entries: readonly Value[] = isList(value) ? value : []
  const count = entries.length
  const nameOf = (index: number) => entryName(field, entries[index], index)
  /** What is open stays so, wherever its entry goes; `to` is undefined for a removed entry. */
  const reopen = (to: (index: number) => number | undefined) => {
    const moved = Object.entries(open).flatMap(([key, isOpen]) => {
      const [, index, rest = ''] = key.startsWith(`${id}.`)
        ? (/^(\d+)(.*)$/.exec(key.slice(id.length + 1)) ?? [])
        : []
      if (index === undefined) return [[key, isOpen] as const]
      const next = to(Number(index))
      return next === undefined ? [] : [[`${id}.${next}${rest}`, isOpen] as const]
    })
    actions.set({ open: Object.fromEntries(moved) })
  }
  return {
    entries,
    nameOf,
    add() {
      if (count >= field.max) return actions.say(listTexts.full(field.max))
      const added = within(place, count)
      set([...entries, emptyValue(field.entry)])
      actions.set({ open: { ...open, [idOf(file, added)]: true }, target: idOf(file, added) })
      actions.say(listTexts.added(listTexts.entry(field.entryLabel, count + 1, '')))
    },
    remove(index: number) {
      if (count <= field.min) return actions.say(listTexts.fewest(field.min))
      reopen((at) => (at === index ? undefined : at > index ? at - 1 : at))
      set(entries.toSpliced(index, 1))
      const next = count > 1 ? `${id}.${Math.min(index, count - 2)}-remove` : `${id}-add`
      actions.set({ target: next })
      actions.say(listTexts.removed(nameOf(index), count - 1))
    },
    move(from: number, to: number) {
      if (to < 0) return actions.say(listTexts.isFirst(nameOf(from)))
      if (to >= count) return actions.say(listTexts.isLast(nameOf(from)))
      reopen((at) => (at === from ? to : at === to ? from : at))
      const swapped = entries.with(to, entries[from] as Value).with(from, entries[to] as Value)
      set(swapped)
      actions.set({ target: `${id}.${to}-${to < from ? 'up' : 'down'}` })
      actions.say(listTexts.moved(nameOf(from), to + 1, count))
    },
  }
}
