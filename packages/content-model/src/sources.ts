import { type Field, fieldTrees, type ObjectField } from './fieldTree'

/**
 * Generates TypeScript types, without the schema's descriptions, which are for staff.
 *
 * @param image the module with `ContentImage`, the type of a picture
 */
export function typesSource(sdl: string, image: string): string {
  const declared = new Map<string, string>()
  const declare = (field: Field): void => {
    if (field.kind === 'list') declare(field.entry)
    if (!('typeName' in field) || declared.has(field.typeName)) return
    declared.set(field.typeName, declaration(field))
    if (field.kind === 'object') for (const inner of field.fields) declare(inner)
  }
  for (const field of fieldTrees(sdl).values()) declare(field)
  return [`import type { ContentImage } from '${image}'`, ...declared.values()].join('\n\n')
}

function declaration(field: Extract<Field, { typeName: string }>): string {
  const start = `export type ${field.typeName} =`
  if (field.kind === 'choice') {
    return `${start} ${field.options.map((name) => `'${name}'`).join(' | ')}`
  }
  const keys = field.fields.map((inner) => {
    const [colon, orNull] = inner.required ? [':', ''] : ['?:', ' | null']
    return `  readonly ${inner.key}${colon} ${typeOf(inner)}${orNull}`
  })
  return `${start} {\n${keys.join('\n')}\n}`
}

function typeOf(field: Field): string {
  switch (field.kind) {
    case 'list':
      return `ReadonlyArray<${typeOf(field.entry)}>`
    case 'text':
      return 'string'
    case 'boolean':
      return 'boolean'
    case 'picture':
      return 'ContentImage'
    default:
      return field.typeName
  }
}

/** Generates a Gatsby fragment per content file, with all of its fields: `HomeContentFields`. */
export function fragmentsSource(sdl: string): string {
  const fragments = [...fieldTrees(sdl).values()].map(
    (field) => `fragment ${field.typeName}Fields on ${field.typeName} ${selectionOf(field)}`,
  )
  const tag = `graphql\`${fragments.join('\n')}\``
  return `import { graphql } from 'gatsby'\n\nexport const contentFragments = ${tag}\n`
}

const selectionOf = ({ fields }: ObjectField): string =>
  `{ ${fields.map((field) => `${field.key} ${innerOf(field)}`).join(' ')} }`

function innerOf(field: Field): string {
  if (field.kind === 'list') return innerOf(field.entry)
  if (field.kind === 'object') return selectionOf(field)
  if (field.kind !== 'picture') return ''
  return `{ publicURL ${field.breakpoints ? fullWidth(field.breakpoints) : ''} }`
}

const fullWidth = (breakpoints: readonly number[]): string => `childImageSharp {
  gatsbyImageData(
    layout: FULL_WIDTH
    formats: [AVIF, WEBP, AUTO]
    placeholder: NONE
    breakpoints: ${JSON.stringify(breakpoints)}
  )
}`

type JsonSchema = Readonly<Record<string, unknown>>

/**
 * Generates a JSON Schema per content file, with which YAML editors complete keys and underline
 * mistakes. It never refuses what the check accepts; the check knows more.
 */
export function jsonSchemas(sdl: string): ReadonlyMap<string, JsonSchema> {
  const origin = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: 'Generated from the schema of the content. Do not edit.',
  }
  const schemas = [...fieldTrees(sdl)].map(
    ([file, field]) => [file, { ...origin, description: field.hint, ...schemaOf(field) }] as const,
  )
  return new Map(schemas)
}

/** An empty optional value counts as a missing key. */
const keySchema = (field: Field): JsonSchema => ({
  title: field.label,
  description: field.hint,
  ...(field.required ? schemaOf(field) : { anyOf: [schemaOf(field), { type: 'null' }] }),
})

function schemaOf(field: Field): JsonSchema {
  switch (field.kind) {
    case 'object':
      return {
        type: 'object',
        properties: Object.fromEntries(field.fields.map((inner) => [inner.key, keySchema(inner)])),
        required: field.fields.filter(({ required }) => required).map(({ key }) => key),
        additionalProperties: false,
      }
    case 'list': {
      const { min: minItems, max: maxItems, differIn } = field
      const uniqueItems = differIn === undefined
      return { type: 'array', minItems, maxItems, uniqueItems, items: schemaOf(field.entry) }
    }
    case 'choice':
      return { type: 'string', enum: field.options }
    case 'boolean':
      return { type: 'boolean' }
    case 'picture':
      return { type: 'string', pattern: '^images/.' }
    case 'text':
      return { type: 'string', minLength: 1, maxLength: field.max }
  }
}
