import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server.node'
import { islandId, islandPropsId, RenderSeparately } from '../../../src/app/builtIsland'
import type { ContactIslandProps } from '../../../src/app/ContactIsland'
import { Island } from '../../../src/app/Island'
import { contactContent, siteContent } from '../../../stories/support/content'

const mockHydrateRoot = jest.fn()
jest.mock('react-dom/client', () => ({
  ...jest.requireActual('react-dom/client'),
  hydrateRoot: (...args: unknown[]) => mockHydrateRoot(...args),
}))

const { contact, failure } = siteContent
const { form } = contactContent
const props: ContactIslandProps = { texts: form, contact, failure }

function built(texts = form): void {
  document.body.innerHTML = renderToString(
    <RenderSeparately value={renderToString}>
      <main>
        <p>Before</p>
        <Island {...props} texts={texts} />
      </main>
    </RenderSeparately>,
  )
}

afterEach(() => {
  document.body.innerHTML = ''
})

test('in development, it is rendered in place', () => {
  render(<Island {...props} />)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(form.title)
  expect(document.getElementById(islandId)).toBeNull()
})

test('a form that cannot be rendered says so', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<Island {...props} texts={{ ...form, fields: {} as typeof form.fields }} />)
  expect(screen.getByRole('alert', { name: failure.title })).toHaveTextContent(failure.text)
  expect(screen.getByRole('link', { name: failure.homeLabel })).toHaveAttribute('href', '/')
  expect(error).toHaveBeenCalled()
  error.mockRestore()
})

test('its props are beside it, and cannot break out of their element', () => {
  const texts = { ...form, title: '</script><img src=x>' }
  built(texts)
  const data = document.getElementById(islandPropsId)
  expect(JSON.parse(data?.textContent ?? '')).toEqual({ ...props, texts })
  expect(document.querySelector('img')).toBeNull()
})

const prerendering = (value: boolean) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true })

test('the form is hydrated when the page is shown; from then on a key reaches React, and the field at once', async () => {
  prerendering(true)
  const listen = jest.spyOn(document, 'addEventListener')
  built()
  const heard = jest.fn()
  const field = screen.getByRole('textbox', { name: form.fields.company_name.label })
  field.addEventListener('keydown', heard)
  require('../../../src/app/client')
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
