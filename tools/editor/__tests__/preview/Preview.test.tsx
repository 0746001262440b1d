import { render, screen, within } from '@testing-library/react'
import { clearAllMocks } from 'storybook/test'
import { contactStates } from '../../../../__tests__/support/contactStates'
import { textsHeldByReact } from '../../../../__tests__/support/textsHeldByReact'
import { undeclaredVariables } from '../../../../__tests__/support/undeclaredVariables'
import contactMeta from '../../../../stories/screens/ContactScreen.stories'
import {
  aboutContent,
  contactContent,
  homeContent,
  siteContent,
} from '../../../../stories/support/content'
import type { SiteTexts } from '../../preview/contentValues'
import { Preview } from '../../preview/Preview'
import { pageAddresses } from '../../preview/pages'
import type { ContactPorts } from '../../preview/screens'

// Marketing edits any text while its state is shown, so no play function may know one by heart.
jest.mock('../../../../content/contact.yaml', () => {
  const changed = (value: unknown): unknown => {
    if (typeof value === 'string') return `Changed ${value} indeed`
    if (Array.isArray(value)) return value.map(changed)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner)]))
  }
  const { default: texts } = jest.requireActual('../../../../content/contact.yaml')
  return { __esModule: true, default: changed(texts) }
})

const ports: ContactPorts = contactMeta.args
const texts: SiteTexts = {
  about: aboutContent,
  contact: contactContent,
  home: homeContent,
  site: siteContent,
}

const onGood = jest.fn()
const onFailure = jest.fn()
const common = {
  onGood,
  onFailure,
  texts,
  year: '2026',
  scheme: 'light',
  ports: () => ports,
} as const

beforeEach(() => {
  jest.clearAllMocks()
  clearAllMocks()
})

test.each(pageAddresses)('the page %s is rendered between header and footer', (page) => {
  render(<Preview {...common} page={page} />)
  expect(onFailure).not.toHaveBeenCalled()
  expect(onGood).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeInTheDocument()
})

// The checks after it are those of `stories.test.tsx`, which leaves these play functions to this.
test.each(contactStates.map((state) => [state.id, state] as const))(
  'the state %s can be reached, whatever the texts are',
  async (_id, state) => {
    render(<Preview {...common} page="/contact/" state={state} />)
    const canvasElement = screen.getByRole('main')
    await state.play?.({ canvasElement, canvas: within(canvasElement) })
    expect(onFailure).not.toHaveBeenCalled()
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
    expect(textsHeldByReact(document)).toEqual([])
    expect(undeclaredVariables()).toEqual([])
  },
)
