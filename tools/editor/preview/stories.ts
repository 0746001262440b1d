import { within } from 'storybook/test'
import type { ContactPorts } from './screens'
import { rememberScroll, scrollOf } from './scroll'
import { type PlayableState, type StoryModules, statesOf } from './states'
import { loadStoryModules } from './storyModules'

declare global {
  interface Window {
    /** What the stories' imports of content/*.yaml give (vitePlugins.ts). */
    previewContent?: Readonly<Record<string, unknown>>
  }
}

export interface Stories {
  readonly states: readonly PlayableState[]
  /** The services of the contact page as it opens. */
  readonly ports: ContactPorts
}

/** Loads the stories with these texts, which they keep. */
export async function loadStories(content: Window['previewContent']): Promise<Stories> {
  window.previewContent = content
  const modules = await loadStoryModules()
  return { states: statesOf(modules), ports: portsFrom(modules) }
}

function portsFrom(modules: StoryModules): ContactPorts {
  const metas = Object.values(modules).map((module) => module.default as { args?: object })
  const screen = metas.find(({ args = {} }) => 'sendApplication' in args && 'getInTouch' in args)
  if (!screen) throw new Error('No story shows the contact page.')
  return screen.args as ContactPorts
}

/**
 * Brings a state about in an element that shows its screen, and scrolls to what is new in it, or
 * to where the person was in it.
 *
 * @throws Error if the screen does not have what the play function expects
 */
export async function playState({ id, play }: PlayableState, canvasElement: HTMLElement) {
  const before = scrollOf(id)
  try {
    await play?.({ canvasElement, canvas: within(canvasElement) })
  } finally {
    // The form moves the focus to its message once that is rendered, which scrolls too.
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (before === undefined) newsIn(canvasElement)?.scrollIntoView({ block: 'center' })
    else window.scrollTo(0, before)
    rememberScroll(id)
  }
}

function newsIn(screen: HTMLElement): Element | undefined {
  const news = screen.querySelectorAll('[role=alert], [role=status], progress, details[open]')
  return [...news].find((element) => element.getBoundingClientRect().height > 1)
}
