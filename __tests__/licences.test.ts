import { readdirSync, readFileSync } from 'node:fs'

interface Package {
  version: string
  license?: string
  /** Installed only for development. */
  dev?: boolean
  /** A folder of ours. */
  link?: boolean
}

/** SPDX identifiers of licences that ask for no more than to name the authors and keep the text. */
const free: readonly string[] = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'Unlicense', 'Zlib'],
]

interface Exception {
  names: RegExp
  licence: string
  /** Why it asks nothing of the site or of its owner. */
  because: string
  /** Refused where production needs it. */
  only?: 'development'
}

const exceptions: readonly Exception[] = [
  {
    names: /^@fontsource(-variable)?\/figtree$/,
    licence: 'OFL-1.1',
    because:
      'A font may be sent with its licence, and not sold by itself; its name is not reserved.',
  },
  {
    names: /^@expo-google-fonts\/roboto$/,
    licence: 'MIT AND OFL-1.1',
    because: 'A font that only the browser of the tests shows.',
    only: 'development',
  },
  {
    names: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    because:
      'libvips makes pictures while the site is built, as a library of its own; no site has it.',
  },
  {
    names: /^@img\/sharp-win32-/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    because: 'The same library for Windows.',
  },
  {
    names: /^@img\/sharp-wasm32$/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    because: 'The same library for WebAssembly.',
  },
  {
    names: /^axe-core$/,
    licence: 'MPL-2.0',
    because:
      "Gatsby's ESLint plug-in and our tests run it unchanged; only its own files are bound.",
  },
  {
    names: /^(@axe-core\/playwright|lightningcss(-.+)?)$/,
    licence: 'MPL-2.0',
    because: 'Tests and Storybook run it unchanged; only its own files are bound.',
    only: 'development',
  },
  {
    names: /^satori$/,
    licence: 'MPL-2.0',
    because:
      'The build renders the social card with it, whose picture is ours; only its own files are bound.',
  },
  {
    names: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    because: 'Data on browsers, which the build reads and does not pass on.',
  },
  {
    names: /^spdx-exceptions$/,
    licence: 'CC-BY-3.0',
    because: 'A list of names, which tools read and do not pass on.',
    only: 'development',
  },
  {
    names: /^argparse$/,
    licence: 'Python-2.0',
    because: "Python's licence, as free as MIT, for code that was translated from Python.",
  },
]

const mit = 'Permission is hereby granted, free of charge'

/** Packages whose package.json names no licence as npm reads it, and words of their LICENSE file. */
const inTheirFile: Readonly<Record<string, string>> = {
  '@uploadcare/react-adapter': mit,
  busboy: mit,
  linkfs: 'released into the public domain',
  'parse-cache-control': 'Redistribution and use in source and binary forms',
  streamsearch: mit,
  'valid-url': mit,
  'xmlhttprequest-ssl': mit,
  xtend: mit,
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

const installed = Object.entries<Package>(packages)
  .filter(([path, { link }]) => path !== '' && !link)
  .map(([path, { version, license, dev = false }]) => {
    const name = path.replace(/^.*node_modules\//, '')
    return { name, path, version, licence: license, dev }
  })

type Installed = (typeof installed)[number]

/** Whether an SPDX expression is satisfied by free licences alone. */
function isFree(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(bare)) throw new Error(`${expression}: nested expressions are not understood.`)
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => free.includes(licence)))
}

const covers = ({ names, licence, only }: Exception, each: Installed): boolean =>
  licence === each.licence && names.test(each.name) && (only === undefined || each.dev)

const isAllowed = (each: Installed): boolean =>
  each.licence === undefined
    ? each.name in inTheirFile
    : isFree(each.licence) || exceptions.some((exception) => covers(exception, each))

test('each package in package-lock.json has a licence that we allow', () => {
  const refused = installed
    .filter((each) => !isAllowed(each))
    .map(({ name, version, licence = 'none in package.json', dev }) =>
      [name, version, licence, dev ? 'for development' : 'for production'].join(', '),
    )
  expect([...new Set(refused)]).toEqual([])
})

test.each(exceptions)('the exception for $names is still needed: $because', (exception) => {
  expect(installed.some((each) => covers(exception, each))).toBe(true)
})

test.each(Object.entries(inTheirFile))('%s has its licence in a file', (name, words) => {
  const found = installed.filter((each) => each.name === name && each.licence === undefined)
  expect(found).not.toEqual([])
  for (const { path } of found) {
    const file = readdirSync(path).find((entry) => /^licen[cs]e/i.test(entry)) ?? 'LICENSE'
    expect(readFileSync(`${path}/${file}`, 'utf8')).toContain(words)
  }
})

test('a choice is free if one of its licences is; a combination if all are', () => {
  expect(isFree('(MIT OR GPL-3.0-or-later)')).toBe(true)
  expect(isFree('MIT AND GPL-3.0-or-later')).toBe(false)
  expect(isFree('Apache-2.0 AND MIT')).toBe(true)
  expect(() => isFree('(MIT OR (ISC AND X))')).toThrow('not understood')
})
