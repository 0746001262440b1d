/** The keywords of JSON Schema that tools/content/jsonSchemaSource.ts writes. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly title?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: false
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly enum?: readonly unknown[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly allOf?: readonly JsonSchema[]
}

/** What is wrong with a value, as `place: keyword`; it reads the schema as editors do. */
export function jsonSchemaErrors(schema: JsonSchema, value: unknown, place = ''): string[] {
  const wrong = (keyword: string) => `${place}: ${keyword}`
  if (schema.type && !schema.type.includes(typeOf(value))) return [wrong('type')]
  return [
    ...(schema.enum?.includes(value) === false ? [wrong('enum')] : []),
    ...(typeof value === 'string' ? textErrors(schema, value).map(wrong) : []),
    ...(Array.isArray(value) ? listErrors(schema, value).map(wrong) : []),
    ...(schema.allOf ?? []).flatMap((each) => jsonSchemaErrors(each, value, place)),
    ...childErrors(schema, value, place),
  ]
}

function childErrors(schema: JsonSchema, value: unknown, place: string): string[] {
  if (Array.isArray(value)) {
    const { items = {} } = schema
    return value.flatMap((item, index) => jsonSchemaErrors(items, item, `${place}[${index}]`))
  }
  if (typeOf(value) !== 'object') return []
  const { properties = {}, required = [], additionalProperties } = schema
  const entries = Object.entries(value as object)
  const missing = required.filter((key) => !entries.some(([name]) => name === key))
  return [
    ...missing.map((key) => `${place}.${key}: required`),
    ...entries.flatMap(([key, child]) => {
      const own = properties[key]
      if (own) return jsonSchemaErrors(own, child, `${place}.${key}`)
      return additionalProperties === false ? [`${place}.${key}: additionalProperties`] : []
    }),
  ]
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function textErrors({ minLength, maxLength, pattern }: JsonSchema, text: string): string[] {
  const { length } = [...text]
  return [
    ...(length < (minLength ?? 0) ? ['minLength'] : []),
    ...(length > (maxLength ?? Infinity) ? ['maxLength'] : []),
    ...(pattern && !new RegExp(pattern, 'u').test(text) ? ['pattern'] : []),
  ]
}

function listErrors({ minItems, maxItems, uniqueItems }: JsonSchema, list: unknown[]): string[] {
  return [
    ...(list.length < (minItems ?? 0) ? ['minItems'] : []),
    ...(list.length > (maxItems ?? Infinity) ? ['maxItems'] : []),
    ...(uniqueItems && new Set(list.map((item) => JSON.stringify(item))).size < list.length
      ? ['uniqueItems']
      : []),
  ]
}
