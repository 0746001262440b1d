import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { timeoutMs } from '../../src/registration/rules/limits'
import { builtFont, usualFont } from './basicFont'
import { launchOf } from './sampleGuard'
import { siteFacts } from './siteFacts'
import { themeData } from './themeData'

/** What the site itself needs of webpack; its islands are in islands.ts. */
export const configureWebpack: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
}) => {
  const site = { language: siteFacts().language, isHidden: launchOf() === 'hidden' }
  actions.setWebpackConfig({
    resolve: { alias: { [usualFont]: builtFont } },
    // gatsby-ssr.tsx declares it.
    plugins: [plugins.define({ SITE: JSON.stringify(site) })],
  })
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({
    resolve: { alias: themeAsData },
    plugins: [plugins.define({ THEME_DATA: JSON.stringify(themeData()) })],
    // In milliseconds; then a part that stalls can be fetched again (src/registration/providers/loadPart.ts).
    output: { chunkLoadTimeout: timeoutMs },
  })
}

/** The build makes the theme, and the browser gets its values (src/theme/browserTheme.ts). */
const themeAsData = {
  [resolve('src/theme/scopedTheme.ts')]: resolve('src/theme/browserTheme.ts'),
  [resolve('node_modules/@mui/material/styles/createTheme.mjs')]: resolve(
    'tools/site/replaced/nothing.ts',
  ),
}
