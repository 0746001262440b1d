import type { GatsbyNode } from 'gatsby'
import { timeoutMs } from '../../src/registration/rules/limits'
import { builtFont, usualFont } from './basicFont'
import { launchOf } from './sampleGuard'
import { siteFacts } from './siteFacts'

/** What the site itself needs of webpack; its islands are in islandOptions.ts. */
export const configureWebpack: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
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
  const config = getConfig()
  // In milliseconds; then a part that stalls can be fetched again (src/registration/providers/loadPart.ts).
  config.output.chunkLoadTimeout = timeoutMs
  // setWebpackConfig ignores what is for `output`.
  actions.replaceWebpackConfig(config)
}
