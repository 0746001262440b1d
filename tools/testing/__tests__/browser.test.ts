import { findBrowser, screenshotOptions } from '../browser'

const { BROWSER_PATH } = process.env
beforeEach(() => {
  delete process.env.BROWSER_PATH
})
afterAll(() => {
  if (BROWSER_PATH) process.env.BROWSER_PATH = BROWSER_PATH
})

test('BROWSER_PATH names another, but not for screenshots', () => {
  const forScreenshots = screenshotOptions()
  process.env.BROWSER_PATH = '/opt/other/chromium'
  expect(findBrowser()).toBe('/opt/other/chromium')
  expect(screenshotOptions()).toEqual(forScreenshots)
})
