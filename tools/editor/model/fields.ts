import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { listRule, pictureRule, textRule } from '../../content/check/rules'
import { contentFileOf, contentSchema, contentTypes } from '../../content/contentSchema'
import { inWords, labelOf } from '../../content/label'
import { cropsOf } from './crops'

/** What the editor asks for at one place of a file; made from content/schema.graphql. */
export type Field = TextEntry | Toggle | Choice | PictureEntry | Group | List

interface Common {
  /** The key in YAML; of a list's entry, empty. */
  readonly key: string
  /** From @label, otherwise the key in words: `menuLabel` is "Menu label". */
  readonly label: string
  /** The schema's description. */
  readonly hint?: string
  /** Whether the key may not be missing. */
  readonly required: boolean
}

export interface TextEntry extends Common {
  readonly kind: 'text'
  /** Most characters, words and lines. */
  readonly max: number
  readonly words?: number
  readonly lines: number
  /** As @text names it: `plain`, `email`, `phone`, `sitePath`, `webAddress`, `siteAddress`. */
  readonly textKind: string
  /** The {placeholders} that it may have. */
  readonly placeholders: readonly string[]
}

export interface Toggle extends Common {
  readonly kind: 'toggle'
}

export interface Choice extends Common {
  readonly kind: 'choice'
  readonly options: readonly string[]
}

export interface PictureEntry extends Common {
  readonly kind: 'picture'
  readonly formats: readonly string[]
  /** In pixels. */
  readonly minWidth: number
  readonly minHeight: number
  /** The parts of it that the page shows, by screen, from @picture's `shownIn`; none: all of it. */
  readonly shown: readonly Crop[]
  /** The key beside it whose text describes it to those who do not see it. */
  readonly alt?: string
  /** It says nothing, so nobody describes it. */
  readonly decorative: boolean
}

/** What a page shows of a picture: an area of this shape, at this position (CSS object-position). */
export interface Crop {
  readonly label: string
  readonly width: number
  readonly height: number
  readonly position: string
}

export interface Group extends Common {
  readonly kind: 'group'
  readonly fields: readonly Field[]
}

export interface List extends Common {
  readonly kind: 'list'
  readonly min: number
  readonly max: number
  /** What one entry is called, for buttons: "Add a feature". */
  readonly entryLabel: string
  readonly entry: Field
  /** The key of an entry that names it in its heading. */
  readonly nameKey?: string
}

/**
 * @param sdl the text of content/schema.graphql
 * @returns by file name, in the schema's order
 */
export const fieldsOf = (sdl: string): ReadonlyMap<string, Group> =>
  fieldsOfSchema(contentSchema(sdl))

/** As `fieldsOf`, from a schema that has the directives. */
export function fieldsOfSchema(schema: GraphQLSchema): ReadonlyMap<string, Group> {
  const groups = contentTypes(schema).map((type): [string, Group] => {
    const file = contentFileOf(type.name)
    const label = inWords(file.replace(/\.yaml$/, ''))
    const hint = type.description ?? undefined
    const common = { key: '', label, hint, required: true }
    return [file, { ...common, kind: 'group', fields: fieldsIn(type, schema) }]
  })
  return new Map(groups)
}

type SchemaField = GraphQLField<unknown, unknown>

const fieldsIn = (type: GraphQLObjectType, schema: GraphQLSchema): Field[] =>
  Object.values(type.getFields()).map((field) => {
    const common: Common = {
      key: field.name,
      label: labelOf(field, schema).text,
      hint: field.description ?? descriptionOf(getNamedType(field.type)),
      required: isNonNullType(field.type),
    }
    return fieldOf(field.type, common, field, schema)
  })

function fieldOf(
  type: GraphQLOutputType,
  common: Common,
  field: SchemaField,
  schema: GraphQLSchema,
): Field {
  if (isNonNullType(type)) return fieldOf(type.ofType, common, field, schema)
  if (isListType(type)) return listOf(type.ofType, common, field, schema)
  if (isObjectType(type)) return { ...common, kind: 'group', fields: fieldsIn(type, schema) }
  if (isEnumType(type)) {
    return { ...common, kind: 'choice', options: type.getValues().map(({ name }) => name) }
  }
  if (type.name === 'Boolean') return { ...common, kind: 'toggle' }
  if (type.name === 'File') return pictureOf(common, field, schema)
  const { max, words, lines, kind, names } = textRule(field, schema)
  return { ...common, kind: 'text', max, words, lines, textKind: kind, placeholders: names }
}

function listOf(
  type: GraphQLOutputType,
  common: Common,
  field: SchemaField,
  schema: GraphQLSchema,
): List {
  const { min, max, differIn } = listRule(field, schema)
  const entry = fieldOf(type, { key: '', label: '', required: true }, field, schema)
  return {
    ...common,
    kind: 'list',
    min,
    max,
    entryLabel: labelOf(field, schema).entry,
    entry,
    nameKey: nameKeyOf(entry, differIn),
  }
}

function pictureOf(common: Common, field: SchemaField, schema: GraphQLSchema): PictureEntry {
  const { formats, minWidth, minHeight, alt, decorative, shownIn } = pictureRule(field, schema)
  const use = { shown: cropsOf(shownIn), alt, decorative }
  return { ...common, kind: 'picture', formats, minWidth, minHeight, ...use }
}

const namingKeys = ['title', 'label', 'name', 'heading']

/** What people know an entry by; what tells entries apart may be an address. */
function nameKeyOf(entry: Field, differIn: string | undefined): string | undefined {
  if (entry.kind !== 'group') return undefined
  const texts = entry.fields.filter(({ kind }) => kind === 'text').map(({ key }) => key)
  return namingKeys.find((key) => texts.includes(key)) ?? differIn ?? texts[0]
}

const descriptionOf = (type: GraphQLNamedType): string | undefined =>
  isObjectType(type) ? (type.description ?? undefined) : undefined

/** `menuLabel` and `menu_label` are "Menu label". */
