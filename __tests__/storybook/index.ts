import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run'

export const folder = join(root, 'storybook-static')

export interface IndexEntry {
  id: string
  /** The component's place in the sidebar. */
  title: string
  type: 'story' | 'docs'
}

/** Every story and every page of the built Storybook. */
export function builtEntries(): IndexEntry[] {
  const index = join(folder, 'index.json')
  if (!existsSync(index)) {
    throw new Error('Storybook is not built. Run `npm run build-storybook` before.')
  }
  return Object.values(JSON.parse(readFileSync(index, 'utf8')).entries)
}
