import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'

/**
 * The folder of the YAML files: `content/`, or the one that CONTENT_FOLDER names. The tests build
 * the site and Storybook with their own content, so that no edit of the real content breaks them.
 */
export const contentFolder = resolve(process.env.CONTENT_FOLDER || 'content')

const name = createHash('sha256').update(contentFolder).digest('hex').slice(0, 8)

/**
 * What `npm run dev` shows instead: of each file the last version without a mistake
 * (docs/decisions/last-good-content.md). Gatsby's own cache would lose it.
 */
export const lastGoodFolder = join(resolve('.last-good'), name)
