import { parse } from 'yaml'

/** Lets stories import content files, with pictures as Gatsby gives them. */
export const contentModules = () => ({
  name: 'content-modules',
  transform(text: string, id: string) {
    return id.endsWith('.yaml') ? { code: moduleOf(text), map: null } : null
  },
})

function moduleOf(text: string): string {
  const values = JSON.stringify(parse(text))
  const picture = '{"publicURL":new URL("./$1", import.meta.url).href}'
  return `export default ${values.replace(/"(images\/[^"]+)"/g, picture)}`
}
