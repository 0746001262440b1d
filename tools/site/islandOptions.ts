import type { IslandOptions } from '@partner-site/gatsby-plugin-islands'
import { hashSource } from '@partner-site/gatsby-plugin-islands/policy'
import { requestedOrigins } from '../../src/registration/providers/config'
import { font } from '../../src/theme/font'
import { oldestBrowsers } from './browsers'
import replacedModules from './replaced/modules.cjs'

/**
 * What @uploadcare/file-uploader 1.32.0 sets as `style` attributes: the ring that shows the progress.
 * Test: journeys/registration.spec.ts, which fails where one is blocked.
 */
const widgetStyles = [
  '--l-progress-offset:100;',
  'position:absolute',
  'stroke-dasharray:100 100;stroke-dashoffset:var(--l-progress-offset, 100);transition:stroke-dashoffset .6s linear',
]

/** The islands of this site, once .env is loaded; the plugin's README explains the options. */
export const islandOptions = (): IslandOptions => ({
  islands: {
    registration: {
      modules: ['src/theme/ThemeScope.tsx', 'src/app/ContactIsland.tsx'],
      policy: {
        'style-src-attr': ["'unsafe-hashes'", ...widgetStyles.map(hashSource)],
        'img-src': ['blob:', 'data:'],
        'connect-src': requestedOrigins(),
        // Renders the pages of pictures (drawPages.worker.ts).
        'worker-src': ["'self'"],
        // Of the upload widget.
        'trusted-types': ['lit-html'],
      },
    },
  },
  replace: {
    ...replacedModules,
    // For use without a provider; src/theme/ThemeScope.tsx always provides the theme.
    '@mui/material/styles/createTheme': 'tools/site/replaced/nothing.ts',
  },
  targets: oldestBrowsers(),
  packages: [font.package],
  sourceMaps: process.env.SOURCE_MAPS === '1',
})
