import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server.node'
import { type Hydrated, Island } from '../../src'
import { RenderIsland } from '../../src/page/renderIsland'
import { hydrate } from '../../src/script/hydrate'

const mockHydrateRoot = jest.fn()
jest.mock('react-dom/client', () => ({
  ...jest.requireActual('react-dom/client'),
  hydrateRoot: (...args: unknown[]) => mockHydrateRoot(...args),
}))

const seen = jest.fn()

function Order({ label, staticElement }: { label: string } & Hydrated) {
  seen(staticElement?.id)
  return (
    <label>
      {label} <input />
    </label>
  )
}

const order = (label: string) => (
  <Island key={label} name="order" component={Order} props={{ label }} />
)

function built(...labels: string[]): void {
  let count = 0
  const renderIsland = (_name: string, element: ReactElement) => {
    count += 1
    return { id: `island-${count}`, html: renderToString(element) }
  }
  document.body.innerHTML = renderToString(
    <RenderIsland value={renderIsland}>
      <main>{labels.map(order)}</main>
    </RenderIsland>,
  )
}

const modules = [async () => ({}), async () => ({ default: Order })]

/** The roots that React was asked to hydrate, with their options. */
const roots = () => mockHydrateRoot.mock.calls as [Element, ReactElement, object][]

beforeEach(() => {
  mockHydrateRoot.mockClear()
  seen.mockClear()
})

test('in development, it is rendered in place', () => {
  const { container } = render(order('Amount'))
  expect(screen.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  expect(container.querySelector('[data-island]')).toBeNull()
})

test('its props are beside it, and cannot break out of their element', () => {
  const label = '</script><img src=x>'
  built(label)
  const data = document.querySelector('[data-island=order] + script')
  expect(JSON.parse(data?.textContent ?? '')).toEqual({ label })
  expect(document.querySelector('img')).toBeNull()
})

const prerendering = (value: boolean) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true })

test('it is hydrated when the page is shown; from then on a key reaches React, and the field at once', async () => {
  prerendering(true)
  const listen = jest.spyOn(document, 'addEventListener')
  built('Amount')
  const heard = jest.fn()
  const field = screen.getByRole('textbox', { name: 'Amount' })
  field.addEventListener('keydown', heard)
  hydrate('order', modules)
  await waitFor(() =>
    expect(listen).toHaveBeenCalledWith('prerenderingchange', expect.any(Function)),
  )
  expect(mockHydrateRoot).not.toHaveBeenCalled()
  prerendering(false)
  document.dispatchEvent(new Event('prerenderingchange'))
  await waitFor(() => expect(mockHydrateRoot).toHaveBeenCalled())

  expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true)
  expect(heard).not.toHaveBeenCalled()

  for (const [, island] of roots()) await act(async () => render(island))
  fireEvent.keyDown(field, { key: 'a' })
  expect(heard).toHaveBeenCalledTimes(1)
})

test('each of several is hydrated with its own props and ids, and knows its element', async () => {
  built('Amount', 'Name')
  await hydrate('order', modules)
  expect(roots().map(([{ id }, , options]) => [id, options])).toEqual([
    ['island-1', expect.objectContaining({ identifierPrefix: 'island-1' })],
    ['island-2', expect.objectContaining({ identifierPrefix: 'island-2' })],
  ])
  document.body.innerHTML = ''
  seen.mockClear()
  for (const [, island] of roots()) render(island)
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible()
  expect(seen.mock.calls).toEqual([['island-1'], ['island-2']])
})

test('it has its own props where an extension has put something between', async () => {
  built('Amount', 'Name')
  for (const element of document.querySelectorAll('[data-island]'))
    element.after(document.createElement('div'))
  await hydrate('order', modules)
  for (const [, island] of roots()) render(island)
  for (const label of ['Amount', 'Name'])
    expect(screen.getAllByRole('textbox', { name: label })).toHaveLength(2)
})

test('no other island is touched', async () => {
  built('Amount')
  await hydrate('payment', modules)
  expect(mockHydrateRoot).not.toHaveBeenCalled()
})
