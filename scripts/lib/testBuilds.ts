import { join } from 'node:path'
import { root } from './run'

/** What `npm test` builds to be tested, beside what people build for themselves. */
export const testBuilds = {
  /** The site with the texts of __tests__/fixtures/content. */
  site: join(root, 'test-build', 'site'),
  /** Storybook with the same texts. */
  storybook: join(root, 'test-build', 'storybook'),
  /** Pages of documentation as modules that TypeScript can check. */
  mdx: join(root, 'test-build', 'mdx'),
  /** The site with its own texts, where every build puts it. */
  realSite: join(root, 'public'),
} as const
