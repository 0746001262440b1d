import { expect, test } from '@playwright/test'
import { expectAccessible } from '../../support/axe'
import { cspFindings, htmlErrors } from '../../support/checkers'
import { obscuredPartsOfStop } from '../../support/keyboardStops'
import { misfits } from '../../support/misfits'
import { undeclaredVariables } from '../../support/pageChecks'

/** A page with every fault: a checker that finds nothing in it would always pass. */
const faulty = `<!DOCTYPE html><html lang="en"><head><title>Faulty</title>
<style>:root { --there: 0 } p { margin: var(--there); padding: var(--none) }</style></head><body><main>
<h1>Faulty</h1>
<p style="width: 120vw">Too wide</p>
<p style="width: 40px; overflow: hidden; white-space: nowrap">Longer than its box</p>
<p>Below</p><p style="margin-top: -28px">Above</p>
<p style="width: 60px">One sentence that is of some length, as long as those of a page are.</p>
<div style="overflow: hidden"><p style="margin-left: -90px">Beside</p></div>
<p id="twice">One</p><p id="twice">Two</p>
<img src="data:,"><p style="color: #999; background: white">Grey</p>
<button aria-label="Send">Submit</button>
<input name="covered" aria-label="Covered"><p style="position: fixed; inset: 0">Cover</p>
</main></body></html>`

test('each checker finds its fault in a page that has them all', async ({ page }) => {
  await page.goto(`data:text/html,${encodeURIComponent(faulty)}`)
  const faults = [
    expect.stringMatching(/^\d+ px too wide$/),
    'cut off: Longer than its box',
    'cut off: Beside',
    'over another: Above',
    expect.stringMatching(/^squeezed: One sentence/),
  ]
  expect.soft(await page.evaluate(misfits)).toEqual(expect.arrayContaining(faults))
  expect.soft(await page.evaluate(undeclaredVariables)).toEqual(['--none'])
  await page.locator('[name=covered]').focus()
  expect.soft(await page.evaluate(obscuredPartsOfStop)).toEqual(['input covered'])
  expect
    .soft(await expectAccessible(page).catch(String))
    .toMatch(/image-alt[\s\S]*label-content-name-mismatch/)
  expect.soft(await expectAccessible(page, 'contrast').catch(String)).toContain('color-contrast')
  expect.soft(`${await htmlErrors(await page.content())}`).toContain('no-dup-id')
  const weak = "script-src 'unsafe-inline'; base-uri 'none'; object-src 'none'"
  expect(cspFindings(weak)).toEqual([expect.stringMatching(/^HIGH script-src/)])
})
