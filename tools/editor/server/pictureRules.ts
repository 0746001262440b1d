import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql'
import { type PictureRule, pictureRule } from '../../content/check/rules'
import { contentFileOf, contentSchema, contentTypes } from '../../content/contentSchema'

/**
 * What a picture at one place of a file may be.
 *
 * @param key for example `hero.image`; the positions of list entries do not count
 * @returns undefined if the schema has no picture there
 */
export function ruleAt(sdl: string, file: string, key: string): PictureRule | undefined {
  const schema = contentSchema(sdl)
  const names = key.split(/[.[\]]+/).filter((name) => name !== '' && !/^\d+$/.test(name))
  const last = names.pop() ?? ''
  let type: GraphQLObjectType | undefined = contentTypes(schema).find(
    ({ name }) => contentFileOf(name) === file,
  )
  for (const name of names) {
    const named = getNamedType(type?.getFields()[name]?.type)
    type = isObjectType(named) ? named : undefined
  }
  const field = type?.getFields()[last]
  return field && String(getNamedType(field.type)) === 'File'
    ? pictureRule(field, schema)
    : undefined
}
