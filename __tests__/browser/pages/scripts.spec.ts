import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { transform } from 'esbuild'
import { oldestBrowsers } from '../../../tools/build/bundle'
import { testBuilds } from '../../../tools/lib/testBuilds'

/** The text of each script that a page asks for or has in itself, by its name. */
function scriptsOf(folder: string): [name: string, text: string][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => /\.(m?js|html)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      const inline = text.matchAll(/<script(?: id="[^"]*")?>([^<].*?)<\/script>/gs)
      const texts = name.endsWith('.html') ? [...inline].map(([, script = '']) => script) : [text]
      return texts.map((script): [string, string] => [name, script])
    })
}

/** Whether there is nothing in it that would have to be compiled for these browsers. */
async function runsIn(targets: string[], text: string): Promise<boolean> {
  const [forAll, forThese] = await Promise.all(
    [['esnext'], targets].map((target) => transform(text, { target })),
  )
  return forAll !== undefined && withoutHints(forAll) === withoutHints(forThese)
}

/** For Safari it adds parentheses, which change nothing. */
const withoutHints = (result?: { code: string }) => result?.code.replace(/[()]/g, '')

test('every script has only syntax that the oldest browsers know', async () => {
  const scripts = scriptsOf(testBuilds.site)
  expect(scripts.map(([name]) => name)).toContain(join('contact', 'index.html'))
  const targets = oldestBrowsers()
  expect(targets).toEqual(expect.arrayContaining(['chrome87', 'safari15', 'ios15']))
  expect(await runsIn(targets, 'class A { static { document.title = "" } }')).toBe(false)
  for (const [name, text] of scripts) expect.soft(await runsIn(targets, text), name).toBe(true)
})
