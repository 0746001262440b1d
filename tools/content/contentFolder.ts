import { resolve } from 'node:path'

/**
 * The folder of the YAML files: `content/`, or the one that CONTENT_FOLDER names. The tests build
 * the site and Storybook with their own content, so that no edit of the real content breaks them.
 */
export const contentFolder = resolve(process.env.CONTENT_FOLDER || 'content')
