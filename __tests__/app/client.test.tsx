import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server.node'
import { RenderSeparately } from '../../src/app/builtIsland'
import { Island } from '../../src/app/Island'
import { contactContent, siteContent } from '../../stories/support/content'

const mockHydrateRoot = jest.fn()
jest.mock('react-dom/client', () => ({
  ...jest.requireActual('react-dom/client'),
  hydrateRoot: (...args: unknown[]) => mockHydrateRoot(...args),
}))

const { form } = contactContent
const { contact, failure } = siteContent

/** A page that the browser renders before anybody opens it. */
const prerendering = (value: boolean) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true })

test('the form is hydrated when the page is shown; from then on a key reaches React, and the field at once', async () => {
  prerendering(true)
  const listen = jest.spyOn(document, 'addEventListener')
  document.body.innerHTML = renderToString(
    <RenderSeparately value={renderToString}>
      <Island texts={form} contact={contact} failure={failure} />
    </RenderSeparately>,
  )
  const heard = jest.fn()
  const field = screen.getByRole('textbox', { name: form.fields.company_name.label })
  field.addEventListener('keydown', heard)
  require('../../src/app/client')
  await waitFor(() =>
    expect(listen).toHaveBeenCalledWith('prerenderingchange', expect.any(Function)),
  )
  expect(mockHydrateRoot).not.toHaveBeenCalled()
  prerendering(false)
  document.dispatchEvent(new Event('prerenderingchange'))
  await waitFor(() => expect(mockHydrateRoot).toHaveBeenCalled())

  expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true)
  expect(heard).not.toHaveBeenCalled()

  const [, island] = mockHydrateRoot.mock.calls[0] as [HTMLElement, ReactElement]
  await act(async () => render(island))
  fireEvent.keyDown(field, { key: 'a' })
  expect(heard).toHaveBeenCalledTimes(1)
})
