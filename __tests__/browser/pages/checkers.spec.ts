import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { checkLinks } from '../../../tools/testing/checkLinks'
import { contrastOnly, expectAccessible } from '../../support/axe'
import { cspFindings, htmlErrors } from '../../support/checkers'
import { obscuredPartsOfStop, transitions } from '../../support/keyboardStops'
import {
  clippedTexts,
  hasLoneItem,
  overlappingTexts,
  pixelsTooWide,
  squeezedTexts,
  textsOutsideWindow,
} from '../../support/overflow'
import { readLayoutShifts, undeclaredVariables } from '../../support/pageChecks'

/** A page with every fault: a checker that finds nothing in it would keep its check green. */
const faulty = `<!DOCTYPE html><html lang="en"><head><title>Faulty</title>
<style>:root { --there: 0 } p { margin: var(--there); padding: var(--none) }</style></head><body><main>
<h1>Faulty</h1>
<p style="width: 120vw">Too wide</p>
<p style="width: 40px; overflow: hidden; white-space: nowrap">Longer than its box</p>
<p>Below</p><p style="margin-top: -28px">Above</p>
<p style="width: 60px">One sentence that is of some length, as long as those of a page are.</p>
<div style="overflow: hidden"><p style="margin-left: -90px">Beside</p></div>
<ul style="display: grid; grid-template-columns: 1fr 1fr; padding: 0"><li>1</li><li>2</li><li>3</li></ul>
<p id="twice" style="transition: opacity 9s">Changes</p><p id="twice">Moves</p>
<img src="data:,"><p style="color: #999; background: white">Grey</p>
<button aria-label="Send">Submit</button>
<input name="covered" aria-label="Covered" autofocus><p style="position: fixed; inset: 0">Cover</p>
</main></body></html>`

const messageOf = ({ message }: Error) => message

/** Each checker, and what it reports of the page. */
const reports: Record<string, [check: (page: Page) => Promise<unknown>, reported: unknown]> = {
  pixelsTooWide: [(page) => page.evaluate(pixelsTooWide), expect.any(Number)],
  clippedTexts: [(page) => page.evaluate(clippedTexts), ['Longer than its box', 'Beside']],
  overlappingTexts: [
    (page) => page.evaluate(overlappingTexts),
    expect.arrayContaining(['Above', 'Below']),
  ],
  squeezedTexts: [
    (page) => page.evaluate(squeezedTexts),
    [expect.stringMatching(/^8 characters: One/)],
  ],
  textsOutsideWindow: [
    (page) => page.evaluate(textsOutsideWindow),
    expect.arrayContaining(['Beside']),
  ],
  undeclaredVariables: [(page) => page.evaluate(undeclaredVariables), ['--none']],
  hasLoneItem: [(page) => page.locator('ul').evaluate(hasLoneItem), true],
  obscuredPartsOfStop: [(page) => page.evaluate(obscuredPartsOfStop), ['input covered']],
  'axe, every rule': [
    (page) => expectAccessible(page).catch(messageOf),
    expect.stringMatching(/image-alt[\s\S]*label-content-name-mismatch/),
  ],
  'axe, contrast alone': [
    (page) => expectAccessible(page, contrastOnly).catch(messageOf),
    expect.stringContaining('color-contrast'),
  ],
  'html-validate': [
    async (page) => htmlErrors(await page.content(), 'browser'),
    expect.arrayContaining([expect.stringContaining('no-dup-id')]),
  ],
  transitions: [
    async (page) => {
      await page
        .locator('p#twice')
        .first()
        .evaluate((text) => {
          text.style.opacity = '0.5'
        })
      return page.evaluate(transitions)
    },
    1,
  ],
  readLayoutShifts: [
    async (page) => {
      await page.evaluate(async () => {
        const painted = () =>
          new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        await painted()
        document.querySelector('h1')?.style.setProperty('height', '300px')
        await painted()
      })
      return (await page.evaluate(readLayoutShifts)) > 0
    },
    true,
  ],
}

test('each checker finds its fault in a page that has them all', async ({ page }) => {
  await page.goto(`data:text/html,${encodeURIComponent(faulty)}`)
  for (const [name, [check, reported]] of Object.entries(reports)) {
    expect.soft(await check(page), name).toEqual(reported)
  }
  expect.soft(await page.evaluate(pixelsTooWide)).toBeGreaterThan(0)
  expect(cspFindings("script-src 'unsafe-inline'; base-uri 'none'; object-src 'none'")).toEqual([
    expect.stringMatching(/^HIGH script-src/),
  ])
})

test('links, pictures, styles and fragments that lead nowhere are reported', async () => {
  const page = `<link rel="stylesheet" href="/there.css"><a href="/there#part" id="part">There</a>
    <a href="/gone">Gone</a><a href="/#gone">Gone</a><img src="/gone.png"><script src="/gone.js"></script>`
  const server = createServer(({ url = '' }, response) => {
    response.statusCode = url.includes('gone') ? 404 : 200
    response.setHeader('content-type', url.endsWith('.css') ? 'text/css' : 'text/html')
    response.end(url.endsWith('.css') ? 'p { background: url(/gone-too.png) }' : page)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { broken } = await checkLinks([`${site}/`], { recurse: true })
  server.close()
  const addresses = broken.map((each) => each.split(' ')[1]?.replace(site, ''))
  const gone = ['/#gone', '/gone', '/gone-too.png', '/gone.js', '/gone.png']
  expect([...new Set(addresses)].sort()).toEqual(gone)
})
