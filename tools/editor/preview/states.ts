import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import type { PreviewState } from './messages'

/** What a file of stories exports: `default`, and a story by each other name. */
export type StoryModule = Readonly<Record<string, object>>

/** Files of stories, by path. */
export type StoryModules = Readonly<Record<string, StoryModule>>

/** A state of the contact page, from a story. */
export interface PlayableState extends PreviewState {
  /** What the story is about: a whole screen, or a part of one. */
  readonly component: ComponentType<object>
  readonly args: Readonly<Record<string, unknown>>
  /** Brings it about, as a visitor would. */
  readonly play?: (context: object) => Promise<void>
}

interface Annotations {
  readonly component?: ComponentType<object>
  readonly args?: object
  readonly globals?: object
  readonly play?: unknown
}

/** Screens that are pages as they open, unless the story says otherwise. */
const isScreen = (path: string): boolean => !path.includes('/sections/') || path.includes('Form.')

/**
 * The states that read differently: stories that pin a scheme or a screen show another story
 * again, and a screen's story without anything of its own is the page as it opens.
 */
export function statesOf(modules: StoryModules): PlayableState[] {
  return Object.entries(modules).flatMap(([path, module]) => {
    const { component } = module.default as Annotations
    if (!component) return []
    const file = path.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1')
    return Object.entries(composeStories(module as { default: object })).flatMap(
      ([name, story]) => {
        const { globals, args, play } = module[name] as Annotations
        if (globals || (isScreen(path) && !args && !play)) return []
        const { args: all, play: start } = story as Pick<PlayableState, 'args' | 'play'>
        const state = { id: `${file}.${name}`, label: inWords(name), group: inWords(file) }
        return [{ ...state, component, args: all, play: start }]
      },
    )
  })
}

const acronyms: Record<string, string> = { gst: 'GST', pan: 'PAN', pdf: 'PDF' }

/** `FileNotPdf` is "File not PDF". */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .split(' ')
    .map((word) => acronyms[word] ?? word)
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
