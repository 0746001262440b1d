import { useLayoutEffect, useRef } from 'react'
import type { List } from '../model/fields'
import type { Value } from '../model/path'
import { listTexts } from '../texts'
import { emptyValue } from './emptyValue'
import { useEntryIds } from './entryIds'
import { isKeyed } from './find'
import { useFormTools } from './formTools'
import { goToField, idOf, pathOf, within } from './place'

/** What goes on in a list: its entries, and what can be done with them. The focus stays with it. */
export function useList(field: List, place: string, value: Value | undefined) {
  const { file, edit, announce } = useFormTools()
  const entries: readonly Value[] = Array.isArray(value) ? value : []
  const identities = useEntryIds(entries.length)
  const focusNext = useRef<() => void>(undefined)
  const path = pathOf(place)
  const count = entries.length

  useLayoutEffect(() => {
    const focus = focusNext.current
    focusNext.current = undefined
    focus?.()
  })

  const entryId = (index: number) => idOf(file, within(place, index))
  const nameOf = (index: number) => entryName(field, entries[index], index)

  return {
    entries,
    ids: identities.ids,
    entryId,
    nameOf,
    add() {
      if (count >= field.max) return announce(listTexts.full(field.max))
      const entry = emptyValue(field.entry)
      edit(
        value === undefined
          ? { kind: 'set', path, value: [entry] }
          : { kind: 'insert', path, index: count, value: entry },
      )
      announce(listTexts.added(listTexts.entry(field.entryLabel, count + 1)))
      focusNext.current = () => focusFirstInput(entryId(count))
    },
    remove(index: number) {
      if (count <= field.min) return announce(listTexts.fewest(field.min))
      edit({ kind: 'delete', path, index })
      identities.removed(index)
      announce(listTexts.removed(nameOf(index), count - 1))
      const next = count > 1 ? entryId(Math.min(index, count - 2)) : `${idOf(file, place)}-add`
      focusNext.current = () => document.getElementById(next)?.focus()
    },
    move(from: number, to: number) {
      if (to < 0) return announce(listTexts.isFirst(nameOf(from)))
      if (to >= count) return announce(listTexts.isLast(nameOf(from)))
      edit({ kind: 'move', path, from, to })
      identities.moved(from, to)
      announce(listTexts.moved(nameOf(from), to + 1, count))
      const pressed = `${entryId(to)}-${to < from ? 'up' : 'down'}`
      focusNext.current = () => document.getElementById(pressed)?.focus()
    },
  }
}

/** `Feature 2: Group tours`, or only its number where it has no name. */
function entryName(field: List, entry: Value | undefined, index: number): string {
  const numbered = listTexts.entry(field.entryLabel, index + 1)
  const name = field.nameKey && isKeyed(entry) ? entry[field.nameKey] : undefined
  return typeof name === 'string' && name ? listTexts.named(numbered, name) : numbered
}

/** Opens a new entry and goes to what is to be filled in first. */
function focusFirstInput(id: string): void {
  goToField(id)
  document.getElementById(id)?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}
