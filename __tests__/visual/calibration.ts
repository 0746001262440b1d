import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { baselineFolder } from './baseline'
import { decode } from './sheet'

const file = join(baselineFolder, 'calibration.json')

const font = require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')

/**
 * Features that browsers render differently: large and small glyphs, glyphs that Figtree lacks,
 * edges, shadows, gradients and native controls.
 */
const page = `<!doctype html>
<style>
  @font-face {
    font-family: Figtree;
    font-weight: 300 900;
    src: url(data:font/woff2;base64,${readFileSync(font, 'base64')});
  }
  body { margin: 16px; font-family: Figtree; color: #0d1f2b; background: #fbf7f2 }
  h1 { font-weight: 700; font-size: 45.5px; letter-spacing: -0.02em }
  p { font-size: 17px; line-height: 1.6; max-width: 36em }
  small { font-size: 13.6px; font-variant-numeric: tabular-nums }
  button, input, textarea { font: inherit }
  .box { padding: 12px; border: 1px solid #7a8b95; border-radius: 12px;
    box-shadow: 0 8px 24px rgb(13 31 43 / 20%); background: linear-gradient(160deg, #fff, #f1c08d) }
  svg { fill: none; stroke: #2f8090; stroke-width: 1.5; transform: rotate(7deg) }
  button:focus { outline: 3px solid #0b6bcb; outline-offset: 2px }
</style>
<h1>Quick brown fox, 0123 ÄÖÅ</h1>
<p>Expand your business with exclusive B2B deals: “naïve façade” – 24/7 …</p>
<p>شركة السفر (2026)</p>
<div class="box"><small>+65 0000 0000, 07ABCDE1234F1Z5</small></div>
<p><button autofocus>Register Now</button> <input value="Sunrise"> <input type="checkbox" checked>
<textarea rows="2">12 MG Road
Bengaluru</textarea></p>
<svg width="96" height="96" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/><path d="M3 8c5 6 9-4 18 6"/></svg>`

/** A hash of the pixels that this browser renders on this machine. */
export async function renderingOf(browser: Browser): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 640, height: 720 } })
  const tab = await context.newPage()
  await tab.setContent(page)
  await tab.evaluate(() => document.fonts.ready)
  const { data } = await decode(await tab.screenshot({ caret: 'hide', animations: 'disabled' }))
  await context.close()
  return createHash('sha256').update(data).digest('hex')
}

/** The same hash from the browser that made the baseline; undefined if there is none. */
export const renderingOfBaseline = (): string | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).rendering : undefined

/** Records that this browser made the baseline. */
export async function recordRendering(browser: Browser): Promise<void> {
  writeFileSync(file, `${JSON.stringify({ rendering: await renderingOf(browser) }, null, 2)}\n`)
}
