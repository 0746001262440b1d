import type { Page } from '@playwright/test'

/** The scheme and viewport that a story fixes; see stories/support/screens.ts. */
export interface Pinned {
  scheme?: 'light' | 'dark'
  viewport?: { value: string }
}

/** An axe rule, and the elements that violate it. */
export type Violation = readonly [rule: string, ...elements: string[]]

/**
 * Opens the preview without Storybook's interface, ready to show stories one after another. Storybook
 * does not run axe on each: that takes longer than the story, and `storyViolations` does it.
 */
export async function openPreview(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue')
  await page.evaluate(leaveAxeOut)
}

/**
 * Shows a story in an open preview, again if it is shown already, and waits until its `play` function
 * has run and it is painted with its fonts.
 *
 * @returns what the story fixes
 * @throws Error if it does not render, or its `play` fails
 */
export const showStory = (page: Page, id: string): Promise<Pinned> => page.evaluate(show, id)

/**
 * Runs axe on the current story.
 *
 * @param only these rules, on every element; otherwise as `.storybook/preview.tsx` and the story say
 */
export const storyViolations = (page: Page, id: string, only?: string[]): Promise<Violation[]> =>
  page.evaluate(runAxe, { id, only })

/**
 * Shows a documentation page in an open preview, and waits until it and its stories have rendered.
 * Storybook would reload the preview if another page came before.
 */
export const showDocs = (page: Page, id: string): Promise<void> => page.evaluate(renderDocs, id)

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[]
}
interface Channel {
  on: (event: string, listener: (...args: never[]) => void) => void
  off: (event: string, listener: (...args: never[]) => void) => void
  emit: (event: string, ...args: unknown[]) => void
}
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel
  __STORYBOOK_PREVIEW__: {
    currentRender?: {
      id: string
      story?: { storyGlobals: Pinned; parameters: { a11y: object } }
    }
    storyRenders: readonly { phase?: string }[]
  }
}

/** Runs in the page. Storybook reads globals from the address only where it names a story. */
function leaveAxeOut(): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow
  channel.emit('updateGlobals', { globals: { a11y: { manual: true } } })
}

/** Runs in the page. */
async function show(id: string): Promise<Pinned> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as StorybookWindow
  const failures = [
    'storyErrored',
    'storyMissing',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ]
  await new Promise<void>((resolve, reject) => {
    const listeners: [string, (...args: never[]) => void][] = [
      [
        'storyFinished',
        ({ storyId, reporters }: { storyId: string; reporters: { type: string }[] }) => {
          if (storyId !== id) return
          const hasRunAxe = reporters.some(({ type }) => type === 'a11y')
          end(() => (hasRunAxe ? reject(new Error('Storybook has run axe')) : resolve()))
        },
      ],
      ...failures.map((event): [string, (...args: never[]) => void] => [
        event,
        (error?: { message?: string; description?: string }) =>
          end(() => reject(new Error(`${event}: ${error?.message ?? error?.description ?? id}`))),
      ]),
    ]
    const end = (settle: () => void) => {
      for (const [event, listener] of listeners) channel.off(event, listener)
      settle()
    }
    for (const [event, listener] of listeners) channel.on(event, listener)
    if (preview.currentRender?.id === id) channel.emit('forceRemount', { storyId: id })
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(resolve))
  return preview.currentRender?.story?.storyGlobals ?? {}
}

/** Runs in the page. */
async function renderDocs(id: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as StorybookWindow
  await new Promise<void>((resolve) => {
    const listen = (rendered: string) => {
      if (rendered !== id) return
      channel.off('docsRendered', listen as never)
      resolve()
    }
    channel.on('docsRendered', listen as never)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' })
  })
  const isRendering = () =>
    document.querySelector('[role=status][aria-label^="Content is loading"]') !== null ||
    preview.storyRenders.some(({ phase = '' }) => !['finished', 'errored'].includes(phase))
  while (isRendering()) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Runs in the page. */
async function runAxe({ id, only }: { id: string; only?: string[] }): Promise<Violation[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as StorybookWindow
  const settings = only
    ? { config: {}, options: { runOnly: { type: 'rule', values: only } } }
    : preview.currentRender?.story?.parameters.a11y
  const events = { result: 'storybook/a11y/result', error: 'storybook/a11y/error' }
  const { violations } = await new Promise<AxeResult>((resolve, reject) => {
    const end = (settle: () => void) => {
      channel.off(events.result, onResult as never)
      channel.off(events.error, onError as never)
      settle()
    }
    const onResult = (result: AxeResult) => end(() => resolve(result))
    const onError = (error: unknown) => end(() => reject(error))
    channel.on(events.result, onResult as never)
    channel.on(events.error, onError as never)
    channel.emit('storybook/a11y/manual', id, settings)
  })
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}
