import { renderHook } from '@testing-library/react'
import { useLeaveWarning } from '../../../src/sections/registration-form/useLeaveWarning'

/** Tries to leave; true when the browser would ask first. */
function asksOnLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  Object.defineProperty(leaving, 'returnValue', { value: false, writable: true })
  window.dispatchEvent(leaving)
  // Some browsers look at the one, some at the other.
  expect(leaving.returnValue).toBe(leaving.defaultPrevented)
  return leaving.defaultPrevented
}

const start = (active: boolean) => renderHook(useLeaveWarning, { initialProps: active })

test('the browser asks while something is under way', () => {
  start(true)
  expect(asksOnLeaving()).toBe(true)
})

test('it does not ask otherwise', () => {
  start(false)
  expect(asksOnLeaving()).toBe(false)
})

test('it starts and stops asking with the work', () => {
  const { rerender } = start(false)
  rerender(true)
  expect(asksOnLeaving()).toBe(true)
  rerender(false)
  expect(asksOnLeaving()).toBe(false)
})

test('it does not ask once the form is unmounted', () => {
  start(true).unmount()
  expect(asksOnLeaving()).toBe(false)
})

test('without work under way there is no listener, so that the back/forward cache works', () => {
  const listen = jest.spyOn(window, 'addEventListener')
  start(false)
  expect(listen.mock.calls.map(([name]) => name)).not.toContain('beforeunload')
  listen.mockRestore()
})
