import type { Preview } from '@storybook/react-vite'

/** Globals of a story on the narrowest screen that the site is made for. */
export const onSmallPhone = { viewport: { value: 'phone320' } }

/** Globals of a story in the dark scheme. */
export const inDark = { scheme: 'dark' }

/**
 * Globals of a story with the pointer over everything. As a parameter the state would stay when
 * the reader goes on to the next story.
 */
export const underPointer = { pseudo: { hover: true } }

/** Parameters of what fills or follows the screen: a window of its own on the docs page. */
export const inWindow = (height: string) =>
  ({ docs: { story: { inline: false, height } } }) satisfies Preview['parameters']

/**
 * Parameters of a whole page, which must have landmarks around everything. axe knows a skip link by
 * its place as the first link, which in Storybook's preview it is not.
 */
export const wholePage = {
  layout: 'fullscreen',
  ...inWindow('640px'),
  a11y: {
    config: { rules: [{ id: 'region', enabled: true }] },
    context: { exclude: ['a[href="#main"]'] },
  },
} satisfies Preview['parameters']
