import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { checkLinks } from '../../tools/testing/checkLinks'
import { readLayoutShifts } from '../../tools/testing/measurePage'
import { contrastOnly, expectAccessible } from '../support/axe'
import { cspFindings, htmlErrors } from '../support/checkers'
import { obscuredPartsOfStop, transitions } from '../support/keyboardStops'
import {
  clippedTexts,
  hasLoneItem,
  overlappingTexts,
  pixelsTooWide,
  squeezedTexts,
  textsOutsideWindow,
} from '../support/overflow'
import { undeclaredVariables } from '../support/pageChecks'

/** A checker that finds nothing keeps its gate green, so each is shown a page that is wrong. */

/** The address of a page that is valid and accessible but for what is in its `body`. */
const addressOf = (body: string, styles = ''): string => {
  const head = `<head><title>Title</title><style>${styles}</style></head>`
  const html = `<!DOCTYPE html><html lang="en">${head}<body><main><h1>Heading</h1>${body}</main></body></html>`
  return `data:text/html,${encodeURIComponent(html)}`
}

/** A checker that runs in the page, a part of a page that it must report, and one that is right. */
interface Control {
  name: string
  check: (page: Page) => Promise<unknown>
  wrong: string
  right: string
  styles?: string
  reported: unknown
  /** What it reports of a right page; by default nothing, as a list. */
  passed?: unknown
}

const inPage = (check: () => unknown) => (page: Page) => page.evaluate(check)
const hidden = 'width: 40px; overflow: hidden; white-space: nowrap'
const sentence = 'One sentence that is of some length, as long as those of a page are.'
const cover = '<p style="position: fixed; inset: 0; background: white">Cover</p>'
const focused = '<label>Name <input name="field" autofocus></label>'
const row = (items: number) =>
  `<ul style="display: grid; grid-template-columns: 1fr 1fr; padding: 0">${'<li>Item</li>'.repeat(items)}</ul>`

const controls: readonly Control[] = [
  {
    name: 'a page that scrolls sideways',
    check: inPage(pixelsTooWide),
    wrong: '<p style="width: 120vw">Text</p>',
    right: '<p style="width: 50vw">Text</p>',
    reported: expect.any(Number),
    passed: 0,
  },
  {
    name: 'a text that its box clips',
    check: inPage(clippedTexts),
    wrong: `<p style="${hidden}">Longer than its box</p>`,
    right: `<p style="${hidden}">I</p>`,
    reported: ['Longer than its box'],
  },
  {
    name: 'a text in a box that clips what is around it',
    check: inPage(clippedTexts),
    wrong:
      '<div style="height: 40px; overflow: clip"><p style="margin: 0; height: 200px">One<br>Two<br>Three</p></div>',
    right:
      '<div style="height: 80px; overflow: clip"><p style="margin: 0; height: 200px">One<br>Two<br>Three</p></div>',
    reported: ['Three'],
  },
  {
    name: 'a text over its neighbour',
    check: inPage(overlappingTexts),
    wrong: '<p>Below</p><p style="margin-top: -28px">Above</p>',
    right: '<p>Below</p><p>Above</p>',
    reported: ['Below'],
  },
  {
    name: 'a text in a column that is too narrow for it',
    check: inPage(squeezedTexts),
    wrong: `<p style="width: 60px">${sentence}</p>`,
    right: `<p style="width: 200px">${sentence}</p>`,
    reported: [expect.stringMatching(/^8 characters: One/)],
  },
  {
    name: 'a text beside the window',
    check: inPage(textsOutsideWindow),
    wrong: '<div style="overflow: hidden"><p style="margin-left: -90px">Text</p></div>',
    right: '<div style="overflow: hidden"><p>Text</p></div>',
    reported: ['Text'],
  },
  {
    name: 'a CSS variable that no style declares, with a fallback or without',
    check: inPage(undeclaredVariables),
    styles: ':root { --there: 0 } p { margin: var(--there); width: var(--none) }',
    wrong: '<style>p { color: var( --neither, red) }</style>',
    right: '<style>:root { --none: 0 }</style>',
    reported: ['--none', '--neither'],
  },
  {
    name: 'a focused field below something else',
    check: inPage(obscuredPartsOfStop),
    wrong: focused + cover,
    right: focused,
    reported: ['input field', 'label Name'],
  },
  {
    name: 'an item alone in the last row',
    check: (page) => page.locator('ul').evaluate(hasLoneItem),
    wrong: row(3),
    right: row(4),
    reported: true,
    passed: false,
  },
  {
    name: 'a transition under way',
    check: async (page) => {
      await page.locator('p').evaluate((text) => {
        text.style.opacity = '0.5'
      })
      return page.evaluate(transitions)
    },
    wrong: '<p style="transition: opacity 9s">Text</p>',
    right: '<p>Text</p>',
    reported: 1,
    passed: 0,
  },
  {
    name: 'a shift of the layout',
    check: async (page) => {
      await page.evaluate(async () => {
        const painted = () =>
          new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        await painted()
        document.querySelector('p')?.style.setProperty('height', '300px')
        await painted()
      })
      return (await page.evaluate(readLayoutShifts)) > 0
    },
    wrong: '<p>Text</p><h2>Moves</h2>',
    right: '<h2>Stays</h2><p>Text</p>',
    reported: true,
    passed: false,
  },
  {
    name: 'a picture without a text, to axe',
    check: (page) => messageOf(expectAccessible(page)),
    wrong: '<img src="data:,">',
    right: '<img src="data:," alt="Picture">',
    reported: expect.stringContaining('image-alt'),
    passed: '',
  },
  {
    name: 'grey on white, to axe for contrast alone',
    check: (page) => messageOf(expectAccessible(page, contrastOnly)),
    wrong: '<p style="color: #999; background: white">Text</p>',
    right: '<p style="color: #555; background: white">Text</p>',
    reported: expect.stringContaining('color-contrast'),
    passed: '',
  },
  {
    name: 'a button whose label does not begin with what it shows, to axe',
    check: (page) => messageOf(expectAccessible(page)),
    wrong: '<button aria-label="Send">Submit</button>',
    right: '<button aria-label="Submit application">Submit</button>',
    reported: expect.stringContaining('label-content-name-mismatch'),
    passed: '',
  },
  {
    name: 'an id that is there twice, to html-validate',
    check: async (page) => htmlErrors(await page.content(), 'browser'),
    wrong: '<p id="one">Text</p><p id="one">Text</p>',
    right: '<p id="one">Text</p><p id="two">Text</p>',
    reported: [expect.stringContaining('no-dup-id')],
  },
]

for (const { name, check, wrong, right, styles, reported, passed = [] } of controls) {
  test(`${name}: is reported, and a page without it is not`, async ({ page }) => {
    await page.goto(addressOf(wrong, styles))
    const found = await check(page)
    expect.soft(found).toEqual(reported)
    expect.soft(found).not.toEqual(passed)
    await page.goto(addressOf(right, styles))
    expect.soft(await check(page)).toEqual(passed)
  })
}

/** The message with which a promise is rejected; otherwise nothing. */
const messageOf = (promise: Promise<void>): Promise<string> =>
  promise.then(
    () => '',
    ({ message }: Error) => message,
  )

test('a policy that allows inline scripts is reported, and a strict one is not', () => {
  const strict = "default-src 'none'; script-src 'sha256-x'; base-uri 'none'"
  expect(cspFindings(strict)).toEqual([])
  expect(cspFindings(strict.replace("'sha256-x'", "'unsafe-inline'"))).toEqual([
    expect.stringMatching(/^HIGH script-src/),
  ])
})

test('links, pictures, styles and fragments that lead nowhere are reported, others are not', async () => {
  const page = `<link rel="stylesheet" href="/there.css"><a href="/there#part" id="part">There</a>
    <a href="/other">Other</a><a href="/gone">Gone</a><a href="/#gone">Gone</a><img src="/gone.png"><script src="/gone.js"></script>`
  const server = createServer(({ url = '' }, response) => {
    response.statusCode = url.includes('gone') ? 404 : 200
    response.setHeader('content-type', url.endsWith('.css') ? 'text/css' : 'text/html')
    if (url.endsWith('.css')) response.end('p { background: url(/gone-too.png) }')
    else response.end(url === '/other' ? '<a href="/there#gone">There</a>' : page)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { broken } = await checkLinks([`${site}/`, `${site}/other`], { recurse: true })
  server.close()
  const addresses = broken.map((each) => each.split(' ')[1]?.replace(site, ''))
  expect([...new Set(addresses)].sort()).toEqual([
    '/#gone',
    '/gone',
    '/gone-too.png',
    '/gone.js',
    '/gone.png',
    '/there#gone',
  ])
})
