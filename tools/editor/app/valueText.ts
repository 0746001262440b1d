import type { Value } from '../model/path'

/** A value as a person reads it in a list of changes. */
export function valueText(value: Value | undefined, nothing: string): string {
  if (value === undefined) return nothing
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const parts = Array.isArray(value) ? value : Object.values(value)
  return parts.map((part) => valueText(part, nothing)).join(' · ')
}
