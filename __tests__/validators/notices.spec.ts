import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { build, type Plugin } from 'vite'
import { noticesFile } from '../../tools/build/notices'
import replacedModules from '../../tools/build/replacedModules.cjs'
import { root } from '../../tools/lib/run'
import { testBuilds } from '../../tools/testing/testBuilds'

/**
 * Named, though no other bundler finds code of theirs: webpack's runtime is in its own bundles only,
 * the font is no code, and lit only exports what its parts have.
 */
const withoutCode = ['@fontsource-variable/figtree', 'lit', 'webpack']

/** Of a package that has no file with its licence. */
const standardText = /^Copyright \(c\) \S[\s\S]*(Permission is hereby granted|Apache License)/

const notices = readFileSync(join(testBuilds.realSite, noticesFile), 'utf8')

/** Name and version of each package, to what the notices say of it. */
const named = new Map(
  notices
    .split(/^-{80}\n/m)
    .slice(1)
    .map((part) => {
      const [, title = '', text = ''] = /^(\S+ \S+) \(.*\)\n\n([\s\S]*)$/.exec(part) ?? []
      return [title, text] as const
    }),
)

/** The site has our modules in the place of some of its libraries' (gatsby-node.ts). */
const replacing: Plugin = {
  name: 'replaced modules',
  enforce: 'pre',
  load(id) {
    const [, replacement] =
      Object.entries(replacedModules).find(([name]) =>
        [`${name}.mjs`, `${name}.js`].some((file) => id === join(root, 'node_modules', file)),
      ) ?? []
    return (
      replacement &&
      `export * from ${JSON.stringify(join(root, replacement))}
export { default } from ${JSON.stringify(join(root, replacement))}`
    )
  },
}

/** The folders of packages of which another bundler finds code in the site's script. */
async function bundledByVite(): Promise<string[]> {
  const made = await build({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    plugins: [replacing],
    build: { write: false, rolldownOptions: { input: join(root, 'src', 'app', 'client.tsx') } },
  })
  const outputs = [made].flat().flatMap((each) => ('output' in each ? each.output : []))
  const modules = outputs.flatMap((each) =>
    each.type === 'chunk' ? Object.entries(each.modules) : [],
  )
  const paths = modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id)
  const folders = paths.flatMap(
    (path) => /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
  )
  return [...new Set(folders)].filter((folder) => existsSync(join(folder, 'package.json')))
}

test('the notices have the font, and a licence of everything that they name', () => {
  const titles = [...named.keys()]
  for (const name of withoutCode) expect(titles).toContainEqual(expect.stringMatching(`^${name} `))
  for (const [title, text] of named) {
    expect(text, title).toMatch(/copyright/i)
    expect(text, title).toMatch(/permission|redistribution|Apache License/i)
  }
})

test('the notices name every package of which the scripts have code, and no other', async () => {
  const folders = await bundledByVite()
  const found = folders.map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { title: `${name} ${version}`, folder }
  })
  const wanted = [...new Set(found.map(({ title }) => title))].sort()
  expect(wanted, 'Vite finds packages').toContainEqual(expect.stringMatching(/^react-dom /))
  const names = [...named.keys()].filter(
    (title) => !withoutCode.includes(title.split(' ')[0] ?? ''),
  )
  expect(names.sort(), 'named by the build, and bundled by Vite from the same sources').toEqual(
    wanted,
  )
  for (const { title, folder } of found) {
    const [own] = readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file))
    const text = own ? readFileSync(join(folder, own), 'utf8').trim() : standardText
    expect(named.get(title), title).toMatch(text)
  }
})
