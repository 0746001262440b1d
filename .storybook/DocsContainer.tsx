import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { themes } from 'storybook/theming'
import { type Pinned, PinnedScheme, PinnedText } from './scheme'

/** Makes a docs page follow the toolbar's switches: all of it, since not every page has a story. */
export default function PinnedContainer({
  context,
  children,
}: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context
  const { scheme, direction, text } = useSyncExternalStore<Pinned>(
    (onChange) => {
      channel.on(GLOBALS_UPDATED, onChange)
      return () => channel.off(GLOBALS_UPDATED, onChange)
    },
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))[0].globals,
  )
  const theme = { system: themes.normal, light: themes.light, dark: themes.dark }[scheme]
  return (
    <DocsContainer context={context} theme={theme}>
      <PinnedScheme scheme={scheme} />
      <PinnedText direction={direction} size={text} />
      {children}
    </DocsContainer>
  )
}
