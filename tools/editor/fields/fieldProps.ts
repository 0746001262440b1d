import type { Field } from '../model/fields'
import type { Value } from '../model/path'
import type { Shown } from './find'
import type { Problems } from './problems'

/** The props of every field of the form. */
export interface FieldPartProps<Kind extends Field = Field> {
  readonly field: Kind
  /** Where it is in the file, as `placeOf` writes it. */
  readonly place: string
  /** Undefined where the file does not have it. */
  readonly value: Value | undefined
  readonly problems?: Problems
  /** In place of the field's own, for the entries of a list. */
  readonly label?: string
  /** Level of the heading of a group or a list. */
  readonly level: number
  /** Only these fields of it; without it, all. */
  readonly shown?: Shown
}
