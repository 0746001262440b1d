import GlobalStyles from '@mui/material/GlobalStyles'
import type { Preview } from '@storybook/react-vite'
import { lazy } from 'react'
import { AppTheme } from '../src/theme/AppTheme'
import { theme } from '../src/theme/theme'
import { siteContent } from '../stories/support/content'
import { axeRules } from './axe'
import { asWritten } from './propTypes'
import { type Pinned, PinnedScheme, PinnedText, type SchemeChoice } from './scheme'

/** A story's fixed globals, as JSON in the document's `data-played` once its `play` function has run. */
export interface Played {
  scheme: SchemeChoice
  viewport?: string
}

// Dates are formatted in the document's language.
document.documentElement.lang = siteContent.language

const unpinned: Pinned = { scheme: 'system', direction: 'ltr', text: 'normal' }

/** Returns one switch of the toolbar, with the title of each value. */
const choice = (title: string, values: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    dynamicTitle: true,
    items: Object.entries(values).map(([value, name]) => ({ value, title: name })),
  },
})

/** Shows stories on the site's own background in docs pages too. */
const docsSurface = {
  '.docs-story': { backgroundColor: theme.vars.palette.background.default },
}

const preview: Preview = {
  argTypesEnhancers: [asWritten],
  // Each story has a picture in __tests__/browser/visual/screenshots, without `!screenshot`.
  tags: ['autodocs', 'screenshot'],
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: axeRules },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      controls: { sort: 'requiredFirst' },
      // Stories alone, as in jest, need none of Storybook's blocks.
      container: lazy(() => import('./DocsContainer')),
      page: lazy(() => import('./DocsPage')),
      // A built Storybook would show the minified name of each mock.
      source: { transform: (code: string) => code.replace(/function \w*\(\) ?\{\}/g, '() => {}') },
    },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'foundations',
          'components',
          'layout',
          'sections',
          'registration',
          'screens',
          'editor',
        ],
      },
    },
  },
  globalTypes: {
    scheme: choice('Scheme', { system: 'System', light: 'Light', dark: 'Dark' }),
    direction: choice('Direction', { ltr: 'Left to right', rtl: 'Right to left' }),
    text: choice('Text size', { normal: 'Text at 100 %', double: 'Text at 200 %' }),
  },
  initialGlobals: unpinned,
  // Signals to the visual tests that the story has rendered and its `play` function has run.
  afterEach: ({ globals: { scheme, viewport } }) => {
    const played: Played = { scheme, viewport: viewport?.value }
    document.documentElement.dataset.played = JSON.stringify(played)
  },
  decorators: [
    (Story, { globals: { scheme, direction, text } }) => (
      <AppTheme>
        <GlobalStyles styles={docsSurface} />
        <PinnedScheme scheme={scheme} />
        <PinnedText direction={direction} size={text} />
        <Story />
      </AppTheme>
    ),
  ],
}

export default preview
