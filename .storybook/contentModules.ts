import { dirname } from 'node:path'
import { contentExpression } from '../tools/lib/contentExpression.cjs'

/** Lets stories import content files; paths of pictures become URLs, as in Gatsby. */
export const contentModules = (configType: 'DEVELOPMENT' | 'PRODUCTION' | undefined) => ({
  name: 'content-modules',
  transform(text: string, id: string) {
    if (!id.endsWith('.yaml')) return null
    const addressOf = configType === 'DEVELOPMENT' ? onDisk(dirname(id)) : asAsset
    return { code: `export default ${contentExpression(text, addressOf)}`, map: null }
  },
})

const asAsset = (path: string): string => `new URL("./${path}", import.meta.url).href`

/** Storybook's server has the tests' pictures at the address of the site's own (main.ts). */
const onDisk = (folder: string) => (path: string) =>
  `new URL("/@fs${folder}/${path}", location.href).href`
