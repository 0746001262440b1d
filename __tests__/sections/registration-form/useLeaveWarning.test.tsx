import { renderHook } from '@testing-library/react'
import { useLeaveWarning } from '../../../src/sections/registration-form/useLeaveWarning'

/** Tries to leave; true when the browser would ask first. */
function asksOnLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
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

test('it begins and ends to ask as the work does', () => {
  const { rerender } = start(false)
  rerender(true)
  expect(asksOnLeaving()).toBe(true)
  rerender(false)
  expect(asksOnLeaving()).toBe(false)
})

test('it does not ask for a form that is gone', () => {
  start(true).unmount()
  expect(asksOnLeaving()).toBe(false)
})

test('nothing listens while nothing is under way, so that pages come back from the cache', () => {
  const listen = jest.spyOn(window, 'addEventListener')
  start(false)
  expect(listen.mock.calls.map(([name]) => name)).not.toContain('beforeunload')
  listen.mockRestore()
})
