import GlobalStyles from '@mui/material/GlobalStyles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { Preview } from '@storybook/react-vite'
import { type PropsWithChildren, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import type { PreparedStory } from 'storybook/internal/types'
import { AppTheme } from '../src/theme/AppTheme'
import { asWritten } from './argTypes'
import { brandTheme } from './brandTheme'
import { PinnedScheme, type SchemeChoice } from './scheme'

type Channel = DocsContainerProps['context']['channel']

/** The toolbar's choice; a docs page has no story to get it from. */
function useSchemeChoice(channel: Channel): SchemeChoice {
  return useSyncExternalStore(
    (listen) => {
      channel.on(GLOBALS_UPDATED, listen)
      return () => channel.off(GLOBALS_UPDATED, listen)
    },
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0].globals.scheme,
  )
}

const pageStyles = {
  '.sbdocs-content > p, .sbdocs-content > ul > li': {
    maxWidth: '72ch',
    fontSize: '1rem',
    lineHeight: 1.6,
  },
  // Storybook leaves its own buttons in the browser's font.
  ':where(.sbdocs :is(button, select))': { fontFamily: 'inherit' },
}

/** A docs page with the brand's theme in the chosen scheme. */
function BrandDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const choice = useSchemeChoice(context.channel)
  const scheme = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light'
  return (
    <AppTheme>
      <PinnedScheme scheme={choice} />
      <GlobalStyles styles={pageStyles} />
      <DocsContainer context={context} theme={brandTheme(choice === 'system' ? scheme : choice)}>
        {children}
      </DocsContainer>
    </AppTheme>
  )
}

export const argTypesEnhancers = [asWritten]

/** Only for Storybook's own pages; jest only loads preview.tsx. */
export const parameters: Preview['parameters'] = {
  docs: {
    container: BrandDocs,
    // A docs page runs no play functions, and its stories share one screen and one scheme.
    stories: {
      filter: ({ playFunction, storyGlobals }: PreparedStory) =>
        !playFunction && Object.keys(storyGlobals).length === 0,
    },
  },
}
