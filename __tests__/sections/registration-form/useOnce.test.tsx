import { renderHook } from '@testing-library/react'
import { useOnce } from '../../../src/sections/registration-form/useOnce'

test('only the first call does anything, also after a render', () => {
  const action = jest.fn()
  const { result, rerender } = renderHook(() => useOnce(action))
  result.current()
  rerender()
  result.current()
  expect(action).toHaveBeenCalledTimes(1)
})

test('without an action nothing happens', () => {
  const { result } = renderHook(() => useOnce(undefined))
  expect(() => result.current()).not.toThrow()
})
