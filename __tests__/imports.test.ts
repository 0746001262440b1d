import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type ImportDeclaration, parseSync, type StringLiteral } from '@swc/core'

const root = join(__dirname, '..')
const source = join(root, 'src')

/** Which layers each layer may import (docs/decisions/layers.md). No comment can switch it off. */
const mayImport: Record<string, readonly string[]> = {
  theme: [],
  content: [],
  registration: [],
  components: ['theme'],
  services: ['registration'],
  layout: ['components', 'theme', 'content'],
  sections: ['components', 'theme', 'content'],
  screens: ['components', 'sections', 'content'],
  app: ['theme', 'content', 'registration', 'services', 'layout', 'screens'],
  pages: ['app', 'layout', 'screens'],
}

/** The registration form and its parts alone know what registering means. */
const formFiles = [
  'sections/RegistrationForm.tsx',
  'sections/SendFailureAlert.tsx',
  'sections/SentSummary.tsx',
  'sections/useDocumentUpload.ts',
  'sections/useKeptDraft.ts',
]

/** Packages that belong to some layers or files only. */
const reserved: Record<string, readonly string[]> = {
  gatsby: ['app', 'pages'],
  formik: ['sections/RegistrationForm.tsx'],
  yup: ['registration'],
  '@emailjs/browser': ['services/emailjs.ts'],
  '@uploadcare/react-uploader': ['services/uploadcare.tsx'],
  'lucide-react': ['components/Icon.tsx'],
}

/** Layers that only some packages may enter. */
const onlyPackages: Record<string, readonly string[]> = { registration: ['yup'] }

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
  .map((name) => name.split(sep).join('/'))

const layerOf = (file: string): string => file.split('/')[0] ?? ''

/** What a file imports, `import()` included, as written. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8')
  const { body } = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') })
  const declared = body
    .filter((item): item is ImportDeclaration => 'source' in item && item.source !== null)
    .map((item) => (item.source as StringLiteral).value)
  const called = [...text.matchAll(/\b(?:import|require)\(\s*'([^']+)'/g)].map((match) => match[1])
  return [...declared, ...called].filter((name) => name !== undefined)
}

const ours = (file: string): string[] =>
  importsOf(file)
    .filter((name) => name.startsWith('.'))
    .map((name) =>
      relative(source, join(source, file, '..', name))
        .split(sep)
        .join('/'),
    )

const packagesOf = (file: string): string[] =>
  importsOf(file)
    .filter((name) => !name.startsWith('.'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )

test('every layer is known', () => {
  expect([...new Set(files.map(layerOf))].filter((layer) => !(layer in mayImport))).toEqual([])
})

test.each(files)('%s imports only what its layer may', (file) => {
  const layer = layerOf(file)
  const allowed = [layer, ...(mayImport[layer] ?? [])]
  if (formFiles.includes(file)) allowed.push('registration')
  expect(ours(file).filter((target) => !allowed.includes(layerOf(target)))).toEqual([])
})

test.each(files)('%s imports no package that belongs to others', (file) => {
  const layer = layerOf(file)
  const foreign = packagesOf(file).filter((name) => {
    const owners = reserved[name]
    return owners && !owners.includes(layer) && !owners.includes(file)
  })
  expect(foreign).toEqual([])
  const only = onlyPackages[layer]
  if (only) expect(packagesOf(file).filter((name) => !only.includes(name))).toEqual([])
})

test('each service knows one vendor at most', () => {
  const services = files.filter((file) => layerOf(file) === 'services')
  const vendors = services.map(
    (file) => new Set(packagesOf(file).filter((name) => name in reserved)),
  )
  expect(vendors.every((found) => found.size <= 1)).toBe(true)
})
