import { accessSync, constants } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../../lib/run'
import { findBrowser, screenshotOptions } from '../browser'

const { BROWSER_PATH } = process.env
beforeEach(() => {
  delete process.env.BROWSER_PATH
})
afterAll(() => {
  if (BROWSER_PATH) process.env.BROWSER_PATH = BROWSER_PATH
})

const isPinned = process.platform === 'linux' && process.arch === 'x64'

;(isPinned ? test : test.skip)('on Linux x64 the browser is the package’s', () => {
  const browser = findBrowser()
  expect(relative(root, browser)).toMatch(/^node_modules/)
  accessSync(browser, constants.X_OK)
})

test('BROWSER_PATH names another, but not for screenshots', () => {
  const forScreenshots = screenshotOptions()
  process.env.BROWSER_PATH = '/opt/other/chromium'
  expect(findBrowser()).toBe('/opt/other/chromium')
  expect(screenshotOptions()).toEqual(forScreenshots)
})
