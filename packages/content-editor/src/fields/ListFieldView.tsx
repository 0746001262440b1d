import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ListField, Value } from '@partner-site/content-model'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { emptyValue, entryName, idOf, isList, within } from '../app/data'
import { useActions, useEditor } from '../app/store'
import { listTexts } from '../texts'
import { ErrorText, type FieldViewProps, Hint, type ParentViewProps, useField } from './field'
import { Group } from './ObjectFieldView'

export function ListFieldView({ FieldView, ...props }: ParentViewProps<ListField>) {
  const { field, place, level = 3 } = props
  const { id, label, error } = useField(props)
  const list = useList(props)
  return (
    <Group id={id} level={level} isDescribed>
      <Typography variant="h3" component={`h${Math.min(level, 6)}` as 'h3'} id={`${id}-label`}>
        {label}
      </Typography>
      {field.hint && <Hint id={`${id}-hint`}>{field.hint}</Hint>}
      {error && <ErrorText>{error}</ErrorText>}
      <Stack component="ul" sx={{ gap: 1.5, p: 0, my: 1.5, listStyle: 'none' }}>
        {list.entries.map((_entry, index) => (
          <Stack
            component="li"
            // Entries have no id; what a picture's field remembers would stay at its position.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            direction="row"
            sx={{ flexWrap: 'wrap', justifyContent: 'end' }}
          >
            <div style={{ flex: '1 1 14rem', minWidth: 0 }}>
              <FieldView
                field={field.entry}
                place={within(place, index)}
                label={list.nameOf(index)}
                level={level + 1}
              />
            </div>
            <EntryActions id={id} field={field} index={index} list={list} />
          </Stack>
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
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

interface EntryActionsProps {
  id: string
  field: ListField
  index: number
  list: ReturnType<typeof useList>
}

/** A disabled button keeps the focus, and says why: it may just have moved the entry. */
function EntryActions({ id, field, index, list }: EntryActionsProps) {
  const actions = useActions()
  const name = list.nameOf(index)
  const count = list.entries.length
  const texts = listTexts
  const move = (to: number) => () => list.move(index, to)
  const remove = () => list.remove(index)
  const [isFirst, isLast, isNeeded] = [index === 0, index === count - 1, count <= field.min]
  const buttons = [
    ['up', texts.moveUp(name), ArrowUp, move(index - 1), isFirst && texts.isFirst(name)],
    ['down', texts.moveDown(name), ArrowDown, move(index + 1), isLast && texts.isLast(name)],
    ['remove', texts.remove(name), Trash2, remove, isNeeded && texts.fewest(field.min)],
  ] as const
  return (
    <Stack direction="row">
      {buttons.map(([key, label, Glyph, act, whyNot]) => (
        <IconButton
          key={key}
          id={`${id}.${index}-${key}`}
          aria-label={label}
          title={whyNot || label}
          aria-disabled={whyNot ? true : undefined}
          sx={{ alignSelf: 'start', '&[aria-disabled]': { color: 'text.disabled' } }}
          onClick={() => (whyNot ? actions.set({ said: whyNot }) : act())}
        >
          <Glyph aria-hidden />
        </IconButton>
      ))}
    </Stack>
  )
}

/** Returns a list's entries, and actions that keep the focus in it and announce what they did. */
function useList({ field, place }: FieldViewProps<ListField>) {
  const { id, file, value, set } = useField({ field, place })
  const actions = useActions()
  const open = useEditor((state) => state.open)
  const entries: readonly Value[] = isList(value) ? value : []
  const count = entries.length
  const nameOf = (index: number) => entryName(field, entries[index], index)
  /** Moves what is open along with its entry; `to` returns undefined for a removed entry. */
  const reopened = (to: (index: number) => number | undefined): typeof open => {
    const moved = Object.entries(open).flatMap(([key, isOpen]) => {
      const [step = '', ...rest] = key.startsWith(`${id}.`)
        ? key.slice(id.length + 1).split('.')
        : []
      if (step === '') return [[key, isOpen]]
      const next = to(Number(step))
      return next === undefined ? [] : [[[id, next, ...rest].join('.'), isOpen]]
    })
    return Object.fromEntries(moved)
  }
  return {
    entries,
    nameOf,
    add() {
      if (count >= field.max) return actions.set({ said: listTexts.full(field.max) })
      const added = idOf(file, within(place, count))
      const said = listTexts.added(listTexts.entry(field.entryLabel, count + 1, ''))
      set([...entries, emptyValue(field.entry)])
      actions.set({ open: { ...open, [added]: true }, target: added, said })
    },
    remove(index: number) {
      set(entries.toSpliced(index, 1))
      const target = count > 1 ? `${id}.${Math.min(index, count - 2)}-remove` : `${id}-add`
      const said = listTexts.removed(nameOf(index), count - 1)
      const to = (at: number) => (at === index ? undefined : at > index ? at - 1 : at)
      actions.set({ open: reopened(to), target, said })
    },
    move(from: number, to: number) {
      set(entries.with(to, entries[from] as Value).with(from, entries[to] as Value))
      const target = `${id}.${to}-${to < from ? 'up' : 'down'}`
      const said = listTexts.moved(nameOf(from), to + 1, count)
      const swapped = (at: number) => (at === from ? to : at === to ? from : at)
      actions.set({ open: reopened(swapped), target, said })
    },
  }
}
