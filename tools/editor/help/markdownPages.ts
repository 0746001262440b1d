import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

/**
 * Lets code import a Markdown file as a component. Its pictures become part of the build, with their
 * sizes, so that no heading moves when one has loaded.
 */
export const markdownPages = (): Plugin => ({
  name: 'markdown-pages',
  enforce: 'pre',
  async transform(text, id) {
    if (!id.endsWith('.md')) return null
    // Imported here because tsx cannot load an ES module with require.
    const { compile } = await import('@mdx-js/mdx')
    let code = `${(await compile(text, { format: 'md' })).value}`
    for (const [source, path = ''] of code.matchAll(/src: "(?:\.\/)?(images\/[^"]+)"/g)) {
      const { width, height } = await sharp(join(dirname(id), path)).metadata()
      const address = `new URL("./${path}", import.meta.url).href`
      code = code.replace(source, `src: ${address}, width: ${width}, height: ${height}`)
    }
    return { code, map: null }
  },
})
