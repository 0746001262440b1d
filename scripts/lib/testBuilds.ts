import { join } from 'node:path'
import { root } from './run'

/** The builds that `npm test` tests. */
export const testBuilds = {
  /** The site with the texts of __tests__/fixtures/content. */
  site: join(root, 'test-build', 'site'),
  /** Storybook with the same texts. */
  storybook: join(root, 'test-build', 'storybook'),
  /** Documentation pages as modules that TypeScript can check. */
  mdx: join(root, 'test-build', 'mdx'),
  /** The site with its real texts, where every build is. */
  realSite: join(root, 'public'),
} as const
