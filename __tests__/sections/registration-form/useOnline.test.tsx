import { act, render, renderHook, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { useOnline } from '../../../src/sections/registration-form/useOnline'

/** Sets whether the device has a connection, and notifies the page. */
function connectionIs(state: 'online' | 'offline'): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  act(() => {
    window.dispatchEvent(new Event(state))
  })
}

const Connection = () => <p>{useOnline() ? 'online' : 'offline'}</p>

afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ['online', true],
  ['offline', false],
] as const)('a page that opens %s reports it', (state, online) => {
  connectionIs(state)
  expect(renderHook(useOnline).result.current).toBe(online)
})

test('it follows the connection, there and back', () => {
  connectionIs('online')
  const { result } = renderHook(useOnline)
  connectionIs('offline')
  expect(result.current).toBe(false)
  connectionIs('online')
  expect(result.current).toBe(true)
})

test('an unmounted form does not listen any more', () => {
  const listen = jest.spyOn(window, 'addEventListener')
  const stop = jest.spyOn(window, 'removeEventListener')
  renderHook(useOnline).unmount()
  const added = listen.mock.calls.filter(([name]) => /^(on|off)line$/.test(name))
  expect(added.map(([name]) => name).sort()).toEqual(['offline', 'online'])
  for (const [name, listener] of added) expect(stop).toHaveBeenCalledWith(name, listener)
})

test('the static HTML is built as online, even on a machine that is offline', () => {
  connectionIs('offline')
  expect(renderToString(<Connection />)).toBe('<p>online</p>')
})

test('a page that is hydrated offline says so, without an error from React', () => {
  const error = jest.spyOn(console, 'error')
  const container = document.body.appendChild(document.createElement('div'))
  connectionIs('offline')
  container.innerHTML = renderToString(<Connection />)
  render(<Connection />, { container, hydrate: true })
  expect(screen.getByText('offline')).toBeVisible()
  expect(error).not.toHaveBeenCalled()
})
