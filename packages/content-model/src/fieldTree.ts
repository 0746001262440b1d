import {
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

/** A place in a content file, made from the schema. It is plain data: JSON can hold it. */
export type Field = TextField | BooleanField | ChoiceField | PictureField | ObjectField | ListField

interface Common {
  /** The key in YAML; of a file and of a list's entry, empty. */
  readonly key: string
  /** From @label, otherwise the key in words: `menuLabel` is "Menu label". */
  readonly label: string
  /** The description in the schema, written for marketing staff. */
  readonly hint?: string
  /** Whether the key may not be missing. */
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

/** What a text may be: `@text` and `@placeholders`. */
export interface TextRule {
  /** The most characters. */
  readonly max: number
  readonly words?: number
  readonly lines: number
  readonly textKind: (typeof textKinds)[number]
  /** Whether no other file has the same text there. */
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
  /** Name of the enum in the schema. */
  readonly typeName: string
  readonly options: readonly string[]
}

/** What a picture's file may be: `@picture`. Sizes are in pixels. */
export interface PictureRule {
  readonly formats: readonly string[]
  readonly minWidth: number
  readonly minHeight: number
  readonly maxWidth?: number
  readonly maxHeight?: number
  readonly maxMegapixels: number
  /** Of the file; 1 kB is 1,000 bytes. */
  readonly maxKilobytes?: number
  /** The key beside it that has its alternative text; without one it is decorative. */
  readonly alt?: string
  readonly decorative: boolean
  /** How the page crops it (PictureFieldView); without one, it is shown whole. */
  readonly shownIn?: string
  /** The key beside it that says which part stays when it is cropped. */
  readonly focus?: string
}

export interface PictureField extends Common, PictureRule {
  readonly kind: 'picture'
  /** The widths (px) in which it is made: `@fullWidth`. */
  readonly breakpoints?: readonly number[]
}

export interface ObjectField extends Common {
  readonly kind: 'object'
  /** Name of the type in the schema. */
  readonly typeName: string
  readonly fields: readonly Field[]
}

export interface ListField extends Common {
  readonly kind: 'list'
  /** How many entries it has: `@list`. */
  readonly min: number
  readonly max: number
  /** The key in which entries differ; without one, entries are texts that differ. */
  readonly differIn?: string
  /** What one entry is called, for buttons: "Add a feature". */
  readonly entryLabel: string
  readonly entry: Field
  /** The key of an entry that names it in its heading. */
  readonly nameKey?: string
}

/**
 * The only walk over the schema's types; what else is made of the schema is made of these trees.
 *
 * @param sdl the text of the schema
 * @returns by file name (`home.yaml`), in the schema's order
 * @throws GraphQLError for invalid GraphQL
 * @throws Error for a kind of text that is unknown, and for a type that contains itself
 */
export function fieldTrees(sdl: string): ReadonlyMap<string, ObjectField> {
  if (last?.sdl !== sdl) last = { sdl, trees: makeTrees(contentSchema(sdl)) }
  return last.trees
}

/** Making them takes longer than a check, and the editor checks while one types. */
let last: { sdl: string; trees: ReadonlyMap<string, ObjectField> } | undefined

function makeTrees(schema: GraphQLSchema): ReadonlyMap<string, ObjectField> {
  /** The types that contain the present one. */
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
      throw new Error(`The type ${type.name} contains itself. Give what is in it another type.`)
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
    if (!textKinds.includes(kind)) throw new Error(`@text has no kind "${kind}".`)
    const { names = [], required = [] } = argumentsOf<Placeholders>(field, 'placeholders', schema)
    return { ...text, textKind: kind, placeholders: names, requiredPlaceholders: required }
  }
}

type SchemaField = GraphQLField<unknown, unknown>
type Label = { text?: string; entry?: string }
type Placeholders = { names?: string[]; required?: string[] }
type TextArguments = Omit<TextRule, 'textKind'> & { kind: TextRule['textKind'] }

const namingKeys = ['title', 'label', 'name', 'heading']

/** What people know an entry by; what tells entries apart may be an address. */
function nameKeyOf(entry: Field, { differIn }: Pick<ListField, 'differIn'>): string | undefined {
  if (entry.kind !== 'object') return undefined
  const texts = entry.fields.filter(({ kind }) => kind === 'text').map(({ key }) => key)
  return namingKeys.find((key) => texts.includes(key)) ?? differIn ?? texts[0]
}

/** A key or the name of a type: `menuLabel` is "Menu label". */
export function inWords(key: string): string {
  const words = key
    .replace(/_|(?=[A-Z])/g, ' ')
    .trim()
    .toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
