import type { Path } from '../model/path'

/** The text form of a path, which compares by value: `navigation.2.label`. No key has a dot. */
const placeOf = (path: Path): string => path.join('.')

export const pathOf = (place: string): Path =>
  place === '' ? [] : place.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** The place of a part of what is at `place`. */
export const within = (place: string, key: string | number): string =>
  place === '' ? String(key) : `${place}.${key}`

/** The id of a field's input, group or list. */
export const fieldId = (file: string, path: Path): string => idOf(file, placeOf(path))

export const idOf = (file: string, place: string): string =>
  place === '' ? file : within(file, place)

/** Opens what a field is in, focuses it and scrolls it into view. */
export function goToField(id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  const own = field.querySelector<HTMLDetailsElement>(':scope > details')
  if (own) own.open = true
  for (let fold = field.closest('details'); fold; fold = enclosing(fold)) fold.open = true
  field.focus({ preventScroll: true })
  const whole = field.closest('[data-field]') ?? field
  whole.scrollIntoView({ block: 'start' })
}

const enclosing = (fold: Element): HTMLDetailsElement | null =>
  fold.parentElement?.closest('details') ?? null
