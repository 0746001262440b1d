import {
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { argumentsOf, contentFileOf, contentSchema, contentTypes } from './contentSchema'

/** A place in a content file, derived from the schema. Plain data, which JSON can hold. */
export type Field = TextField | BooleanField | ChoiceField | PictureField | ObjectField | ListField

interface Common {
  /** The key in YAML; empty for a file and for a list's entry. */
  readonly key: string
  /** From @label or, without one, the key in words: `skipLink` is "Skip link". */
  readonly label: string
  /** The description in the schema, written for marketing staff. */
  readonly hint?: string
  readonly required: boolean
}

export const textKinds = [
  'plain',
  'email',
  'phone',
  'webAddress',
  'siteAddress',
  'sitePath',
  'country',
  'language',
] as const

/** The rules for a text: `@text` and `@placeholders`. */
export interface TextRule {
  readonly max: number
  readonly words?: number
  readonly lines: number
  readonly textKind: (typeof textKinds)[number]
  /** Whether no other file may have the same text there. */
  readonly unique: boolean
  /** The {placeholders} that it may have, and those that it must have. */
  readonly placeholders: readonly string[]
  readonly requiredPlaceholders: readonly string[]
}

export interface TextField extends Common, TextRule {
  readonly kind: 'text'
}

export interface BooleanField extends Common {
  readonly kind: 'boolean'
}

export interface ChoiceField extends Common {
  readonly kind: 'choice'
  readonly typeName: string
  readonly options: readonly string[]
}

/** The rules for a picture's file: `@picture`. Sizes are in pixels. */
export interface PictureRule {
  readonly formats: readonly string[]
  readonly minWidth: number
  readonly minHeight: number
  readonly maxWidth?: number
  readonly maxHeight?: number
  readonly maxMegapixels: number
  /** Maximum file size; 1 kB is 1,000 bytes. */
  readonly maxKilobytes?: number
  /** The key beside it with its alternative text; without one, it is decorative. */
  readonly alt?: string
  readonly decorative: boolean
}

export interface PictureField extends Common, PictureRule {
  readonly kind: 'picture'
  /** The widths in px that the build makes: `@fullWidth`. */
  readonly breakpoints?: readonly number[]
}

export interface ObjectField extends Common {
  readonly kind: 'object'
  readonly typeName: string
  readonly fields: readonly Field[]
}

export interface ListField extends Common {
  readonly kind: 'list'
  readonly min: number
  readonly max: number
  /** The key in which entries must differ; without one, entries are texts that must differ. */
  readonly differIn?: string
  /** The noun for one entry, for buttons: "Add a feature". */
  readonly entryLabel: string
  readonly entry: Field
  /** The key whose text names an entry in its heading. */
  readonly nameKey?: string
}

/**
 * Returns the field tree of each content file, by file name in the schema's order; everything else
 * that is derived from the schema is derived from these.
 *
 * @throws GraphQLError, which has the position, for invalid GraphQL, an unknown kind of text, and a type
 * that contains itself
 */
export function fieldTrees(sdl: string): ReadonlyMap<string, ObjectField> {
  if (last?.sdl !== sdl) last = { sdl, trees: makeTrees(contentSchema(sdl)) }
  return last.trees
}

/** Cached: making them takes longer than a check, and the editor checks while one types. */
let last: { sdl: string; trees: ReadonlyMap<string, ObjectField> } | undefined

function makeTrees(schema: GraphQLSchema): ReadonlyMap<string, ObjectField> {
  const around = new Set<string>()
  return new Map(
    contentTypes(schema).map((type) => {
      const file = contentFileOf(type.name)
      const label = inWords(file.replace(/\.yaml$/, ''))
      const hint = type.description ?? undefined
      return [file, { ...objectOf(type), key: '', label, hint, required: true }]
    }),
  )

  function objectOf(type: GraphQLObjectType) {
    if (around.has(type.name)) {
      const message = `The type ${type.name} contains itself. Give what is in it another type.`
      throw new GraphQLError(message, { nodes: type.astNode?.name })
    }
    around.add(type.name)
    const fields = Object.values(type.getFields()).map((field) => {
      const named = getNamedType(field.type)
      const described = isObjectType(named) ? named.description : undefined
      return fieldOf(field.type, field, {
        key: field.name,
        label: argumentsOf<Label>(field, 'label', schema).text ?? inWords(field.name),
        hint: field.description ?? described ?? undefined,
        required: isNonNullType(field.type),
      })
    })
    around.delete(type.name)
    return { kind: 'object', typeName: type.name, fields } as const
  }

  function fieldOf(type: GraphQLOutputType, field: SchemaField, common: Common): Field {
    if (isNonNullType(type)) return fieldOf(type.ofType, field, common)
    if (isListType(type)) return listOf(type.ofType, field, common)
    if (isObjectType(type)) return { ...common, ...objectOf(type) }
    if (isEnumType(type)) {
      const options = type.getValues().map(({ name }) => name)
      return { ...common, kind: 'choice', typeName: type.name, options }
    }
    if (String(type) === 'Boolean') return { ...common, kind: 'boolean' }
    if (String(type) === 'File') {
      const rule = argumentsOf<PictureRule>(field, 'picture', schema)
      const width = argumentsOf<{ breakpoints?: number[] }>(field, 'fullWidth', schema)
      return { ...common, kind: 'picture', ...rule, ...width }
    }
    return { ...common, kind: 'text', ...textRuleOf(field) }
  }

  function listOf(type: GraphQLOutputType, field: SchemaField, common: Common): ListField {
    const rule = argumentsOf<Pick<ListField, 'min' | 'max' | 'differIn'>>(field, 'list', schema)
    const entry = fieldOf(type, field, { key: '', label: '', required: true })
    const noun = entry.kind === 'object' ? inWords(entry.typeName).toLowerCase() : 'entry'
    const entryLabel = argumentsOf<Label>(field, 'label', schema).entry ?? noun
    return { ...common, kind: 'list', ...rule, entry, entryLabel, nameKey: nameKeyOf(entry, rule) }
  }

  function textRuleOf(field: SchemaField): TextRule {
    const { kind, ...text } = argumentsOf<TextArguments>(field, 'text', schema)
    if (!textKinds.includes(kind)) {
      const message = `@text has no kind "${kind}". It has ${textKinds.join(', ')}.`
      throw new GraphQLError(message, { nodes: field.astNode?.name })
    }
    const { names = [], required = [] } = argumentsOf<Placeholders>(field, 'placeholders', schema)
    return { ...text, textKind: kind, placeholders: names, requiredPlaceholders: required }
  }
}

type SchemaField = GraphQLField<unknown, unknown>
type Label = { text?: string; entry?: string }
type Placeholders = { names?: string[]; required?: string[] }
type TextArguments = Omit<TextRule, 'textKind'> & { kind: TextRule['textKind'] }

const namingKeys = ['title', 'label', 'name', 'heading']

/** Prefers a key that people know an entry by; `differIn` may be an address. */
function nameKeyOf(entry: Field, { differIn }: Pick<ListField, 'differIn'>): string | undefined {
  if (entry.kind !== 'object') return undefined
  const texts = entry.fields.filter(({ kind }) => kind === 'text').map(({ key }) => key)
  return namingKeys.find((key) => texts.includes(key)) ?? differIn ?? texts[0]
}

/** Converts a key or the name of a type to words: `skipLink` becomes "Skip link". */
export function inWords(key: string): string {
  const words = key
    .replace(/_|(?=[A-Z])/g, ' ')
    .trim()
    .toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
