import type { GraphQLDirective, GraphQLField, GraphQLSchema } from 'graphql'
import { directiveOn } from '../contentSchema'

type Field = GraphQLField<unknown, unknown>

export const textKinds = [
  'plain',
  'email',
  'phone',
  'webAddress',
  'siteAddress',
  'sitePath',
  'country',
] as const

/** What a text may be: `@text` and `@placeholders`. */
export interface TextRule {
  /** The most characters. */
  max: number
  words?: number
  lines: number
  kind: (typeof textKinds)[number]
  /** Whether no other file has the same text there. */
  unique: boolean
  /** The placeholders that it may have, and those that it must have. */
  names: readonly string[]
  required: readonly string[]
}

/** How many entries a list has: `@list`. */
export interface ListRule {
  min: number
  max: number
  differIn?: string
}

/** What a picture's file may be: `@picture`. Sizes are in pixels. */
export interface PictureRule {
  formats: readonly string[]
  minWidth: number
  minHeight: number
  maxWidth?: number
  maxHeight?: number
  maxMegapixels: number
  /** The key beside it that has its alternative text; without one it is decorative. */
  alt?: string
  decorative: boolean
  /** The part of it that the page shows, by its name in `pictureFocus`; without one, all of it. */
  shownIn?: string
}

export const pictureRule = (field: Field, schema: GraphQLSchema): PictureRule =>
  ruleOf<PictureRule>(field, 'picture', schema)

export const listRule = (field: Field, schema: GraphQLSchema): ListRule =>
  ruleOf<ListRule>(field, 'list', schema)

/** @throws Error for a kind that is unknown */
export function textRule(field: Field, schema: GraphQLSchema): TextRule {
  const text = ruleOf<Omit<TextRule, 'names' | 'required'>>(field, 'text', schema)
  if (!textKinds.includes(text.kind)) throw new Error(`@text has no kind "${text.kind}".`)
  const placeholders = directiveOn<Pick<TextRule, 'names' | 'required'>>(
    field,
    'placeholders',
    schema,
  )
  return { names: [], required: [], ...text, ...placeholders }
}

/** The field's own arguments, or the directive's defaults. */
function ruleOf<Rule extends object>(field: Field, name: string, schema: GraphQLSchema): Rule {
  const own = directiveOn<Rule>(field, name, schema)
  const directive = schema.getDirective(name) as GraphQLDirective
  const defaults = directive.args.filter(({ defaultValue }) => defaultValue !== undefined)
  return own ?? (Object.fromEntries(defaults.map((arg) => [arg.name, arg.defaultValue])) as Rule)
}
