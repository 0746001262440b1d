import type { Preview } from '@storybook/react-vite'
import { themes } from 'storybook/theming'
import { AppTheme } from '../src/theme/AppTheme'
import { siteContent } from '../stories/support/content'
import { editorLook } from '../stories/support/editorLook'
import { axeRules } from './axe'
import { asWritten } from './propTypes'
import { PinnedScheme, type SchemeChoice } from './scheme'

/** A story's fixed globals, as JSON in the document's `data-played` once its `play` function has run. */
export interface Played {
  scheme: SchemeChoice
  viewport?: string
}

// Dates are formatted in the document's language.
document.documentElement.lang = siteContent.language

interface PreparedStory {
  playFunction?: unknown
  storyGlobals: object
}
const isForDocs = ({ playFunction, storyGlobals }: PreparedStory): boolean =>
  !playFunction && Object.keys(storyGlobals).length === 0

const preview: Preview = {
  argTypesEnhancers: [asWritten],
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: axeRules },
    },
    contentEditor: editorLook,
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      controls: { sort: 'requiredFirst' },
      theme: themes.normal,
      // A docs page runs no `play` functions, and its stories share one viewport and one scheme.
      stories: { filter: isForDocs },
    },
    layout: 'padded',
    options: {
      storySort: { method: 'alphabetical', order: ['Welcome', 'foundations'] },
    },
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System', icon: 'browser' },
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { scheme: 'system' },
  // Signals to the visual tests that the story has rendered and its `play` function has run.
  afterEach: ({ globals: { scheme, viewport } }) => {
    const played: Played = { scheme, viewport: viewport?.value }
    document.documentElement.dataset.played = JSON.stringify(played)
  },
  decorators: [
    (Story, { globals, viewMode }) => (
      <AppTheme>
        {/* A docs page follows the system, as Storybook's frame does. */}
        <PinnedScheme scheme={viewMode === 'docs' ? 'system' : globals.scheme} />
        <Story />
      </AppTheme>
    ),
  ],
}

export default preview
