/// <reference types="vite/types/importMeta.d.ts" />
/** The preview frame: renders what the editor's page tells it to show, and reports the outcome. */
import { createRoot } from 'react-dom/client'
import contentSchema from '../../../content/schema.graphql?raw'
import { pictureAddress } from '../model/protocol'
import { asShown, picturesBy, type SiteTexts } from './contentValues'
import { keepFocusOutside } from './focus'
import { catchLinks } from './links'
import { type FrameMessage, type Outcome, onMessageFrom, type ShowMessage } from './messages'
import { Preview } from './Preview'
import { contactPage } from './pages'
import type { Stories } from './stories'

const report = (message: FrameMessage) => window.parent.postMessage(message, location.origin)
const year = String(new Date().getFullYear())
const element = document.getElementById('root') as HTMLElement
const root = createRoot(element)
const withPictures = picturesBy(contentSchema)
let stories: Promise<Stories> | undefined
let latest: ShowMessage | undefined
/** A module that has failed once, because a text is missing, fails for ever. */
let mustReload = false
/** A frame plays one state in its life, so that no play function meets what another left. */
let playing: Promise<void> | undefined
let lastError: unknown

keepFocusOutside()
catchLinks((page) => report({ type: 'visit', page }))
// A filled-in form asks before it is left, also when the frame is replaced.
window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)
onMessageFrom(() => window.parent, show)
report({ type: 'ready' })

async function show(message: ShowMessage): Promise<void> {
  if (mustReload) return location.reload()
  if (latest?.page !== message.page) window.scrollTo(0, 0)
  latest = message
  const { page, state: id, scheme, content } = message
  try {
    const loaded = page === contactPage ? await storiesWith(message) : undefined
    if (latest !== message) return
    const state = loaded?.states.find((one) => one.id === id)
    if (id && !state) throw new Error(`There is no state "${id}".`)
    const values = withPictures(content, (path) => ({ publicURL: pictureAddress(path) }))
    const texts = (state ? asShown(values) : values) as unknown as SiteTexts
    root.render(
      <Preview
        {...{ page, scheme, texts, year, state }}
        ports={() => (loaded as Stories).ports}
        onGood={() => finish(message, state)}
        onFailure={(error) => fail(message, error)}
      />,
    )
  } catch (error) {
    fail(message, error)
  }
}

/** The contact page and its states need the stories, which are most of the script. */
async function storiesWith({ content }: ShowMessage): Promise<Stories> {
  stories ??= import('./stories').then(async ({ loadStories }) => {
    const loaded = await loadStories(asShown(withPictures(content, pictureAddress)))
    const states = loaded.states.map(({ id, label, group }) => ({ id, label, group }))
    report({ type: 'states', states })
    return loaded
  })
  try {
    return await stories
  } catch (error) {
    mustReload = true
    throw error
  }
}

async function finish(message: ShowMessage, state?: Stories['states'][number]): Promise<void> {
  try {
    playing ??= state && import('./stories').then(({ playState }) => playState(state, canvas()))
    await playing
    settle({ ...outcomeOf(message), type: 'shown' })
  } catch (error) {
    fail(message, error)
  }
}

/** Only the page's own content: header and footer may have the same words. */
const canvas = (): HTMLElement => element.querySelector('main') ?? element

const outcomeOf = ({ page, state }: ShowMessage) => ({ page, ...(state && { state }) })

function fail(message: ShowMessage, error: unknown): void {
  // For whoever maintains the stories.
  if (error !== lastError) console.warn(error)
  lastError = error
  settle({ ...outcomeOf(message), type: 'failed', message: message.state ? notReached : notShown })
}

function settle(outcome: Outcome): void {
  if (latest?.page === outcome.page && latest.state === outcome.state) report(outcome)
}

const notShown =
  'This page cannot be shown with these texts, so the preview stays as it was. See what the check says about the fields.'
const notReached =
  'This state cannot be reached with these texts, so the preview stops on the way to it. Perhaps two fields or buttons of the form have the same name.'
