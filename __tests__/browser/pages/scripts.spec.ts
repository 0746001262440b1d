import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { transform } from 'esbuild'
import { oldestBrowsers } from '../../../tools/build/bundle'
import { testBuilds } from '../../../tools/lib/testBuilds'

interface Script {
  name: string
  text: string
}

/** The text of each script that a page asks for or has in itself. */
function scriptsOf(folder: string): Script[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(m?js|html)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
  return files.flatMap((path) => {
    const name = relative(folder, path)
    const text = readFileSync(path, 'utf8')
    return path.endsWith('.html') ? inlineScripts(name, text) : [{ name, text }]
  })
}

const inlineScripts = (name: string, html: string): Script[] =>
  [...html.matchAll(/<script(?: id="[^"]*")?>([^<].*?)<\/script>/gs)].map(([, text = '']) => ({
    name: `a script in ${name}`,
    text,
  }))

/** Whether there is nothing in it that would have to be compiled for these browsers. */
async function runsIn(targets: string[], { text }: Script): Promise<boolean> {
  const [forAll, forThese] = await Promise.all(
    [['esnext'], targets].map((target) => transform(text, { target })),
  )
  return forAll !== undefined && withoutHints(forAll) === withoutHints(forThese)
}

/** For Safari it adds parentheses, which change nothing. */
const withoutHints = (result?: { code: string }) => result?.code.replace(/[()]/g, '')

test('every script has only syntax that the oldest browsers know', async () => {
  const scripts = scriptsOf(testBuilds.site)
  expect(scripts.some(({ name }) => name.startsWith('a script in contact'))).toBe(true)
  const targets = oldestBrowsers()
  expect(targets).toEqual(expect.arrayContaining(['chrome87', 'safari15', 'ios15']))
  const tooNew = { name: 'too new', text: 'class A { static { document.title = "" } }' }
  expect(await runsIn(targets, tooNew)).toBe(false)
  for (const script of scripts) expect.soft(await runsIn(targets, script), script.name).toBe(true)
})
