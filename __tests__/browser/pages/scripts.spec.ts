import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { noticesFile } from '@partner-site/gatsby-plugin-islands/publish'
import { expect, test } from '@playwright/test'
import { transform } from 'esbuild'
import { font } from '../../../src/theme/font'
import { root } from '../../../tools/lib/run'
import { testBuilds } from '../../../tools/lib/testBuilds'
import { oldestBrowsers } from '../../../tools/site/browsers'

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

async function runsIn(targets: string[], text: string): Promise<boolean> {
  const [forAll, forThese] = await Promise.all(
    [['esnext'], targets].map((target) => transform(text, { target })),
  )
  return forAll !== undefined && withoutHints(forAll) === withoutHints(forThese)
}

/** For Safari, esbuild adds redundant parentheses. */
const withoutHints = (result?: { code: string }) => result?.code.replace(/[()]/g, '')

test('every script has only syntax that the oldest browsers know', async () => {
  const scripts = scriptsOf(testBuilds.site)
  expect(scripts.map(([name]) => name)).toContain(join('contact', 'index.html'))
  const targets = oldestBrowsers()
  expect(targets).toEqual(expect.arrayContaining(['chrome87', 'safari15', 'ios15']))
  expect(await runsIn(targets, 'class A { static { document.title = "" } }')).toBe(false)
  for (const [name, text] of scripts) expect.soft(await runsIn(targets, text), name).toBe(true)
})

/** The packages that we import; the build lists those that webpack put into the scripts. */
const imported = [
  font.package,
  ...(
    '@emotion/react @emotion/styled @mui/material @uploadcare/file-uploader formik lucide-react ' +
    'react react-dom webpack yup'
  ).split(' '),
]

/** Returns a package's licence texts; file names vary, and a few packages have none (notices.test.ts). */
const licencesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^licen[cs]e/i.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())

test('the notices name what the scripts are made of, each with its licence', () => {
  const notices = readFileSync(join(testBuilds.realSite, noticesFile), 'utf8')
  for (const name of imported) {
    const folder = join(root, 'node_modules', name)
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    expect.soft(notices).toContain(`\n${name} ${version} (`)
    for (const text of licencesOf(folder)) expect.soft(notices, name).toContain(text)
  }
})
