import type { Preview } from '@storybook/react-vite'

/** Globals of a story on the narrowest screen that the site supports. */
export const onSmallPhone = { viewport: { value: 'mobile1' } }

/** Globals of a story in the dark scheme. */
export const inDark = { scheme: 'dark' }

/**
 * Globals of a story with everything hovered. As a parameter, the state would persist when the
 * reader goes on to the next story.
 */
export const underPointer = { pseudo: { hover: true } }

/** Parameters of a story whose snippet would repeat the content, or leave out what functions return. */
export const withoutSnippet = {
  docs: { canvas: { sourceState: 'none' } },
} satisfies Preview['parameters']

/** Parameters of a story that fills or follows the screen: its own frame on the docs page. */
export const inWindow = (height: string, sourceState: 'hidden' | 'none' = 'none') =>
  ({
    docs: { story: { inline: false, height }, canvas: { sourceState } },
  }) satisfies Preview['parameters']

/**
 * Parameters of a whole page, which must have landmarks around everything. axe recognises a skip
 * link by being the first link, which it is not in Storybook's preview.
 */
export const wholePage = {
  layout: 'fullscreen',
  ...inWindow('640px'),
  a11y: {
    config: { rules: [{ id: 'region', enabled: true }] },
    context: { exclude: ['a[href="#main"]'] },
  },
} satisfies Preview['parameters']
