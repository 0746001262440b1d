import type { Plugin } from 'vite'

/** Lets code import a Markdown file as a component; its pictures become part of the build. */
export const markdownPages = (): Plugin => ({
  name: 'markdown-pages',
  enforce: 'pre',
  async transform(text, id) {
    if (!id.endsWith('.md')) return null
    // Imported here because tsx cannot load an ES module with require.
    const { compile } = await import('@mdx-js/mdx')
    const { value } = await compile(text, { format: 'md' })
    const address = 'src: new URL("./$1", import.meta.url).href'
    return { code: `${value}`.replace(/src: "(?:\.\/)?(images\/[^"]+)"/g, address), map: null }
  },
})
