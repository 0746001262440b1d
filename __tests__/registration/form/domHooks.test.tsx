import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import {
  isTyped,
  noteTyping,
  useFileDropGuard,
  useLeaveWarning,
  useOnline,
  useTitlePrefix,
} from '../../../src/registration/form/domHooks'

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

const Connection = () => <p>{useOnline() ? 'online' : 'offline'}</p>

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

describe('useLeaveWarning', () => {
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

  test('the browser asks as long as something is under way', () => {
    const { rerender, unmount } = start(false)
    expect(asksOnLeaving()).toBe(false)
    rerender(true)
    expect(asksOnLeaving()).toBe(true)
    rerender(false)
    expect(asksOnLeaving()).toBe(false)
    rerender(true)
    unmount()
    expect(asksOnLeaving()).toBe(false)
  })

  test('without work under way there is no listener, so that the back/forward cache works', () => {
    const listen = jest.spyOn(window, 'addEventListener')
    start(false)
    expect(listen.mock.calls.map(([name]) => name)).not.toContain('beforeunload')
    listen.mockRestore()
  })
})

describe('useOnline', () => {
  /** Sets whether the device has a connection, and notifies the page. */
  function connectionIs(state: 'online' | 'offline'): void {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
    act(() => {
      window.dispatchEvent(new Event(state))
    })
  }

  afterEach(() => {
    jest.restoreAllMocks()
  })

  test('it follows the connection, there and back', () => {
    connectionIs('offline')
    const { result } = renderHook(useOnline)
    expect(result.current).toBe(false)
    connectionIs('online')
    expect(result.current).toBe(true)
    connectionIs('offline')
    expect(result.current).toBe(false)
  })

  test('an unmounted form does not listen any more', () => {
    const listen = jest.spyOn(window, 'addEventListener')
    const stop = jest.spyOn(window, 'removeEventListener')
    renderHook(useOnline).unmount()
    const calls = listen.mock.calls.filter(([name]) => /^(on|off)line$/.test(name))
    expect(calls.map(([name]) => name).sort()).toEqual(['offline', 'online'])
    for (const added of calls) expect(stop).toHaveBeenCalledWith(...added)
  })

  test('a page that is hydrated offline says so, without an error from React', () => {
    const error = jest.spyOn(console, 'error')
    const container = document.body.appendChild(document.createElement('div'))
    connectionIs('offline')
    container.innerHTML = renderToString(<Connection />)
    expect(screen.getByText('online')).toBeVisible()
    render(<Connection />, { container, hydrate: true })
    expect(screen.getByText('offline')).toBeVisible()
    expect(error).not.toHaveBeenCalled()
  })
})

describe('useTitlePrefix', () => {
  const title = 'Become our travel partner'

  const start = (prefix: string) => renderHook(useTitlePrefix, { initialProps: prefix })

  beforeEach(() => {
    history.replaceState(null, '', '/')
    document.title = title
  })

  test('the prefix is before the title, once, as long as there is one', () => {
    const { rerender, unmount } = start('')
    expect(document.title).toBe(title)
    for (const prefix of ['Error:', 'Error:', '2 errors:']) {
      rerender(prefix)
      expect(document.title).toBe(`${prefix} ${title}`)
    }
    rerender('')
    expect(document.title).toBe(title)
    document.title = 'Changed since'
    unmount()
    expect(document.title).toBe('Changed since')
  })

  test('the title of the next page is left alone', () => {
    const { unmount } = start('Error:')
    history.pushState(null, '', '/about/')
    document.title = 'About us'
    unmount()
    expect(document.title).toBe('About us')
  })

  test('it is removed from a title that a translator has changed', () => {
    const { unmount } = start('Error:')
    document.title = 'त्रुटि: हमारे यात्रा साझेदार बनें'
    unmount()
    expect(document.title).toBe(title)
  })
})

describe('noteTyping', () => {
  const field = (name: string) => {
    const found = document.getElementsByName(name)[0]
    if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field ${name}.`)
    return found
  }

  test('the page’s own script notes only the fields that somebody types into', () => {
    // Runs it as the page does: its source, in a script element.
    const text = `(${noteTyping})()`
    document.body.append(Object.assign(document.createElement('script'), { text }))
    document.body.insertAdjacentHTML('beforeend', '<input name="typed"><input name="restored">')
    fireEvent.input(field('typed'), { target: { value: 'Sunrise' } })
    // A browser that restores a page fires no event.
    field('restored').value = 'Sunrise'
    expect(isTyped(field('typed'))).toBe(true)
    expect(isTyped(field('restored'))).toBe(false)
  })
})
