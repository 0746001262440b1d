import type { Plugin } from 'vite'

/** How stories/support/content.ts imports the texts. */
const contentImport = /\/content\/(\w+)\.yaml$/
const prefix = '\0preview-content:'

/**
 * Gives stories the texts that the editor shows, in place of the files of content/. They must be
 * in `window.previewContent` before a story is loaded.
 */
const previewContent: Plugin = {
  name: 'preview-content',
  enforce: 'pre',
  resolveId(source) {
    const file = contentImport.exec(source)?.[1]
    return file && `${prefix}${file}`
  },
  load(id) {
    if (!id.startsWith(prefix)) return null
    return `export default window.previewContent[${JSON.stringify(id.slice(prefix.length))}]`
  },
}

/** What a Vite build needs that has editor/preview/index.html as an entry. */
export const previewPlugins: readonly Plugin[] = [previewContent]
