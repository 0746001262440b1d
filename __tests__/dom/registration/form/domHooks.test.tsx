import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import {
  useFileDropGuard,
  useLeaveWarning,
  useOnline,
} from '../../../../src/registration/form/domHooks'

function Page() {
  useFileDropGuard()
  return (
    <>
      <p>Beside</p>
      <div data-drop="ready">
        <p>On the field</p>
      </div>
    </>
  )
}

describe('useFileDropGuard', () => {
  const dragged = (type: string) => ({
    dataTransfer: { types: [type], files: [], dropEffect: 'copy' },
  })

  test.each(['dragOver', 'drop'] as const)('%s beside a field does nothing', (how) => {
    const onDrag = jest.fn()
    document.body.addEventListener(how.toLowerCase(), onDrag)
    const { unmount, baseElement } = render(<Page />)
    /** Whether the browser would do what it does by itself. */
    const happens = (where: Element, data: object) => fireEvent[how](where, data)
    const file = dragged('Files')
    expect(happens(screen.getByText('Beside'), file)).toBe(false)
    expect(file.dataTransfer.dropEffect).toBe('none')
    expect(onDrag).not.toHaveBeenCalled()
    // A field that takes files gets them, and text is dropped as usual.
    expect(happens(screen.getByText('On the field'), dragged('Files'))).toBe(true)
    expect(happens(screen.getByText('Beside'), dragged('text/plain'))).toBe(true)
    unmount()
    expect(happens(baseElement, dragged('Files'))).toBe(true)
    expect(onDrag).toHaveBeenCalledTimes(3)
    document.body.removeEventListener(how.toLowerCase(), onDrag)
  })
})

test('leaving asks, but not a link to a mail program or a telephone', () => {
  const { unmount } = renderHook(useLeaveWarning, { initialProps: true })
  const leaveBy = (href: string) => {
    const link = document.body.appendChild(document.createElement('a'))
    Object.assign(link, { href, onclick: (event: Event) => event.preventDefault() })
    fireEvent.click(link)
    return fireEvent(window, new Event('beforeunload', { cancelable: true }))
  }
  const later = (ms: number) => jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(ms)
  later(0)
  expect(leaveBy('/about/')).toBe(false)
  expect(leaveBy('mailto:partners@example.com')).toBe(true)
  expect(leaveBy('tel:+6500000000')).toBe(true)
  later(5000)
  const leaving = new Event('beforeunload', { cancelable: true })
  Object.defineProperty(leaving, 'returnValue', { value: false, writable: true })
  expect(fireEvent(window, leaving)).toBe(false)
  // Some browsers look at this one.
  expect(leaving.returnValue).toBe(true)
  jest.restoreAllMocks()
  unmount()
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
