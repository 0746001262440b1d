import { act, fireEvent, renderHook } from '@testing-library/react'
import {
  useFileDropGuard,
  useLeaveWarning,
  useOnline,
  usePickerMemory,
} from '../../../../src/registration/form/domHooks'

test('text is dropped as usual, on no field', () => {
  renderHook(useFileDropGuard)
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true)
})

test('without work under way no listener keeps the page from the back/forward cache', () => {
  const listen = jest.spyOn(window, 'addEventListener')
  renderHook(useLeaveWarning, { initialProps: false })
  expect(listen.mock.calls.map(([name]) => name)).not.toContain('beforeunload')
  listen.mockRestore()
})

test('useOnline follows the connection, there and back', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get')
  const connectionIs = (state: 'online' | 'offline') => {
    onLine.mockReturnValue(state === 'online')
    act(() => void window.dispatchEvent(new Event(state)))
  }
  const { result } = renderHook(useOnline)
  connectionIs('offline')
  expect(result.current).toBe(false)
  connectionIs('online')
  expect(result.current).toBe(true)
  onLine.mockRestore()
})

test.each(['focus', 'pagehide'])(
  'after a %s no file picker was open when the page was dropped',
  (event) => {
    const onDropped = jest.fn()
    const picker = Object.assign(document.createElement('input'), { type: 'file' })
    picker.dataset.picker = 'gst_pdf'
    document.body.append(picker)
    const { unmount } = renderHook(usePickerMemory, { initialProps: onDropped })
    picker.click()
    act(() => void window.dispatchEvent(new Event(event)))
    unmount()
    renderHook(usePickerMemory, { initialProps: onDropped })
    expect(onDropped).not.toHaveBeenCalled()
  },
)
