import type { Page } from '@playwright/test'

/** The scheme and viewport that a story fixes; see stories/support/screens.ts. */
export interface Pinned {
  scheme?: 'light' | 'dark'
  viewport?: { value: string }
}

/** An axe rule, and the elements that violate it. */
export type Violation = readonly [rule: string, ...elements: string[]]

export interface Shown {
  pinned: Pinned
  /** `undefined` where axe was left out. */
  violations: Violation[] | undefined
}

/**
 * Opens the preview without Storybook's interface, ready to show stories one after another.
 *
 * @param axe whether Storybook runs axe on each story, which takes longer than the story; the gate
 *   `visual` has it on all of them
 */
export async function openPreview(page: Page, address: string, axe: 'axe' | 'no axe') {
  await page.goto(axe === 'axe' ? address : `${address}?globals=a11y.manual:!true`)
  await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue')
}

/**
 * Shows a story in an open preview, and waits until its `play` function has run and Storybook, unless
 * the preview was opened without, has run axe on it with the rules in `.storybook/preview.tsx`.
 *
 * @throws Error if it does not render, or its `play` fails
 */
export const showStory = (page: Page, id: string): Promise<Shown> => page.evaluate(show, id)

/**
 * Shows a documentation page in an open preview, and waits until it and its stories have rendered.
 * Storybook would reload the preview if another page came before.
 */
export const showDocs = (page: Page, id: string): Promise<void> => page.evaluate(renderDocs, id)

/** Runs axe again on the current story, for the one rule whose result depends on the scheme. */
export const contrastViolations = (page: Page, id: string): Promise<Violation[]> =>
  page.evaluate(checkContrast, id)

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[]
}
interface Report {
  type: string
  status: string
  result: AxeResult
}
interface Channel {
  on: (event: string, listener: (...args: never[]) => void) => void
  off: (event: string, listener: (...args: never[]) => void) => void
  emit: (event: string, ...args: unknown[]) => void
}
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel
  __STORYBOOK_PREVIEW__: {
    currentRender?: { story?: { storyGlobals: Pinned } }
    storyRenders: readonly { phase?: string }[]
  }
}

/** Runs in the page. */
async function show(id: string): Promise<Shown> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as StorybookWindow
  const failures = [
    'storyErrored',
    'storyMissing',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ]
  const reports = await new Promise<Report[]>((resolve, reject) => {
    const listeners: [string, (...args: never[]) => void][] = [
      [
        'storyFinished',
        ({ storyId, reporters }: { storyId: string; reporters: Report[] }) => {
          if (storyId === id) end(() => resolve(reporters))
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
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
  const axe = reports.find(({ type }) => type === 'a11y')
  return {
    pinned: preview.currentRender?.story?.storyGlobals ?? {},
    violations: axe?.result.violations.map(({ id, nodes }) => [id, ...nodes.map((n) => n.html)]),
  }
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
async function checkContrast(id: string): Promise<Violation[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow
  const events = { run: 'storybook/a11y/manual', result: 'storybook/a11y/result' }
  const { violations } = await new Promise<AxeResult>((resolve) => {
    const listen = (result: AxeResult) => {
      channel.off(events.result, listen as never)
      resolve(result)
    }
    channel.on(events.result, listen as never)
    const options = { runOnly: { type: 'rule', values: ['color-contrast'] } }
    channel.emit(events.run, id, { config: {}, options })
  })
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}
