import type { ContentValues } from '@partner-site/content-editor'
import { render, waitFor } from '@testing-library/react'
import config from '../../../content-editor.config'
import contentConfig from '../../../content-model.config'
import { contactStates } from '../../../stories/support/contactStates'
import * as content from '../../../stories/support/content'

const texts = Object.fromEntries(
  Object.entries(content).map(([name, values]) => [name.replace('Content', ''), values]),
) as unknown as ContentValues

const pages = config.pages ?? {}

test('the preview has each page of the site', () => {
  expect(Object.keys(pages)).toEqual([...contentConfig.pages, config.notFound])
})

/** What visitors read on the page of the form. */
function contactPage(state?: string): () => string | null {
  const Page = pages['/contact/']?.Page
  if (!Page) throw new Error('There is no page /contact/.')
  const { container } = render(<Page content={texts} state={state} scheme="light" />)
  return () => container.textContent
}

describe('the form', () => {
  let asItOpens: string | null
  beforeAll(() => {
    asItOpens = contactPage()()
  })

  test.each(contactStates)('the state “%s” is unlike the page as it opens', async (state) => {
    const read = contactPage(state)
    await waitFor(() => expect(read()).not.toBe(asItOpens))
  })
})
