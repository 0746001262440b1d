import { contentExpression } from '../tools/lib/contentExpression.cjs'

/** Lets stories import content files; paths of pictures become URLs, as in Gatsby. */
export const contentModules = () => ({
  name: 'content-modules',
  transform(text: string, id: string) {
    return id.endsWith('.yaml') ? { code: moduleOf(text), map: null } : null
  },
})

const moduleOf = (text: string): string =>
  `export default ${contentExpression(text, (path) => `new URL("./${path}", import.meta.url).href`)}`
