import { fetchScripts } from '../../src/script/fetchScripts'

const addresses = ['/framework.js', '/app.js']

/** Runs the function's source in a script element, as the page does. */
function runInPage(): void {
  const text = `(${fetchScripts})(${JSON.stringify(addresses)})`
  document.body.append(Object.assign(document.createElement('script'), { text }))
}

const fetched = () =>
  [...document.scripts].filter(({ src }) => src !== '').map(({ src }) => new URL(src).pathname)

let paint: () => void
class Observer {
  static supportedEntryTypes = ['paint']
  observe = jest.fn()
  constructor(onPaint: () => void) {
    paint = onPaint
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { PerformanceObserver: Observer })
  document.body.innerHTML = ''
})
afterEach(() => jest.restoreAllMocks())

test('each script is fetched once, after the first paint', () => {
  runInPage()
  expect(fetched()).toEqual([])
  paint()
  paint()
  jest.runAllTimers()
  expect(fetched()).toEqual(addresses)
})

test('where no paint is reported, the scripts are fetched after two seconds', () => {
  runInPage()
  jest.advanceTimersByTime(2000)
  expect(fetched()).toEqual(addresses)
})

test('a page in the background does not wait', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  runInPage()
  expect(fetched()).toEqual(addresses)
})

test.each([undefined, { supportedEntryTypes: undefined }, { supportedEntryTypes: ['mark'] }])(
  'nor does a browser that hides its measurements (%j)',
  (PerformanceObserver) => {
    Object.assign(window, { PerformanceObserver })
    runInPage()
    expect(fetched()).toEqual(addresses)
  },
)
