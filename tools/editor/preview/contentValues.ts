import {
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql'
import type {
  AboutContent,
  ContactContent,
  HomeContent,
  SiteContent,
} from '../../../src/content/generated/types'
import { contentFileOf, contentSchema, contentTypes } from '../../content/contentSchema'
import type { Value } from '../model/path'
import type { ContentValues } from './messages'

/** The content as the screens take it. */
export interface SiteTexts {
  readonly site: SiteContent
  readonly home: HomeContent
  readonly about: AboutContent
  readonly contact: ContactContent
}

/** Replaces each path of a picture. What does not have the shape stays as it is. */
export type WithPictures = (
  content: ContentValues,
  picture: (path: string) => unknown,
) => Record<string, unknown>

/** @param sdl the text of content/schema.graphql, which says where the pictures are */
export function picturesBy(sdl: string): WithPictures {
  const files = contentTypes(contentSchema(sdl)).map(
    (type) => [contentFileOf(type.name).replace('.yaml', ''), type] as const,
  )
  return (content, picture) =>
    Object.fromEntries(files.map(([name, type]) => [name, replaced(content[name], type, picture)]))
}

function replaced(
  value: Value | undefined,
  type: GraphQLOutputType,
  picture: (path: string) => unknown,
): unknown {
  const shape = getNullableType(type)
  if (isListType(shape)) {
    return isList(value) ? value.map((entry) => replaced(entry, shape.ofType, picture)) : value
  }
  if (typeof value === 'string') return getNamedType(shape).name === 'File' ? picture(value) : value
  if (typeof value !== 'object' || isList(value) || !isObjectType(shape)) return value
  const fields = shape.getFields()
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const field = fields[key]
      return [key, field ? replaced(inner, field.type, picture) : inner]
    }),
  )
}

const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value)

/**
 * The texts as a browser shows them: play functions look for what is on the screen, and somebody
 * who is typing has just typed a blank.
 */
export function asShown<Texts>(value: Texts): Texts {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim() as Texts
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(asShown) as Texts
  const shown = Object.entries(value).map(([key, inner]) => [key, asShown(inner)])
  return Object.fromEntries(shown)
}
