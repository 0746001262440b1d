import { act, render, renderHook, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { useOnline } from '../../../src/sections/registration-form/useOnline'

/** The device has a connection, or none; the browser tells the page when that changes. */
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
] as const)('a page that opens %s knows it', (state, online) => {
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

test('a form that is gone does not listen any more', () => {
  const listen = jest.spyOn(window, 'addEventListener')
  const stop = jest.spyOn(window, 'removeEventListener')
  renderHook(useOnline).unmount()
  const heard = listen.mock.calls.filter(([name]) => /^(on|off)line$/.test(name))
  expect(heard.map(([name]) => name).sort()).toEqual(['offline', 'online'])
  for (const [name, listener] of heard) expect(stop).toHaveBeenCalledWith(name, listener)
})

test('the page is built as online, also where the building machine is not', () => {
  connectionIs('offline')
  expect(renderToString(<Connection />)).toBe('<p>online</p>')
})

test('a page that comes alive offline says so, without a complaint of React', () => {
  const complaint = jest.spyOn(console, 'error')
  const container = document.body.appendChild(document.createElement('div'))
  connectionIs('offline')
  container.innerHTML = renderToString(<Connection />)
  render(<Connection />, { container, hydrate: true })
  expect(screen.getByText('offline')).toBeVisible()
  expect(complaint).not.toHaveBeenCalled()
})
