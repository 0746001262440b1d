import type { PreviewPageProps } from '@partner-site/content-editor'
import { cleanup, render, waitFor } from '@testing-library/react'
import config from '../../../content-editor.config'
import contentConfig from '../../../content-model.config'
import { contactStates } from '../../../stories/registration/states'
import { about, contact, home, site } from '../../fixtures/content'

test('the preview has each page of the site', () => {
  expect(Object.keys(config.pages ?? {})).toEqual([...contentConfig.pages, config.notFound])
})

function shown(state?: string): HTMLElement {
  const { Page } = config.pages?.['/contact/'] ?? {}
  if (!Page) throw new Error('There is no contact page.')
  const content = { site, home, about, contact } as unknown as PreviewPageProps['content']
  return render(<Page content={content} state={state} scheme="light" />).container
}

test.each(Object.keys(contactStates))('the contact page shows "%s"', async (state) => {
  const asItOpens = shown().textContent
  cleanup()
  const page = shown(state)
  await waitFor(() => expect(page.textContent).not.toBe(asItOpens))
})
