import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run'

const anyPackage = 'any package'

/** What every layer may import besides its row below. */
const everywhere = ['react', 'react-dom', '@mui/material']

/**
 * What each layer of src/ may import: our layers, and packages of package.json's `dependencies`. A
 * folder or file with its own entry follows that one instead.
 */
const mayImport: Record<string, readonly string[]> = {
  theme: ['@emotion/react', '@fontsource-variable/figtree'],
  content: [],
  components: ['theme'],
  'components/FeatureIcon.tsx': ['theme', 'lucide-react'],
  'components/Icon.tsx': ['theme', 'lucide-react'],
  layout: ['components', 'theme', 'content'],
  sections: ['components', 'theme', 'content'],
  'registration/rules': ['yup'],
  'registration/storage': ['registration/rules'],
  'registration/providers': ['registration/rules', anyPackage],
  'registration/form': ['components', 'theme', 'content', 'registration/rules'],
  'registration/form/useRegistrationForm.ts': ['content', 'registration/rules', 'formik'],
  screens: ['components', 'theme', 'sections', 'content', 'registration/form'],
  app: [
    ...['theme', 'content', 'layout', 'screens', 'gatsby', 'registration/rules'],
    ...['registration/storage', 'registration/providers', 'registration/form'],
  ],
  pages: ['app', 'content', 'layout', 'screens', 'gatsby'],
}

/** Layers that may import only the packages they name. */
const pureLayers: readonly string[] = ['registration/rules']

/** What no layer may import: code of tools, tests and stories. */
const outside = ['**/tools/**', '**/__tests__/**', '**/stories/**', '@partner-site/**']

const names = Object.keys(mayImport)
const layers = names.filter((name) => !/\.\w+$/.test(name))
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const packages = Object.keys(dependencies).filter((name) => !everywhere.includes(name))

/** The layer that a file or folder of src/ is in; outside the layers, the first part of its path. */
const layerOf = (path: string): string =>
  layers.find((layer) => path === layer || path.startsWith(`${layer}/`)) ?? path.split('/')[0] ?? ''

/** The layers and packages that a folder or file may not import. */
function mayNotImport(name: string): string[] {
  const allowed = mayImport[name] ?? []
  return [...layers, ...(allowed.includes(anyPackage) ? [] : packages)].filter(
    (other) => other !== layerOf(name) && !allowed.includes(other),
  )
}

function lintRule(name: string) {
  const allowed = mayImport[name] ?? []
  const group = pureLayers.includes(name)
    ? ['**', '!./**', ...allowed.map((other) => `!${other}`)]
    : [
        ...outside,
        ...mayNotImport(name).flatMap((other) =>
          // Neighbours import each other as `../rules/fields`, so the last part of the name counts.
          layers.includes(other) ? `**/${other.split('/').pop()}/**` : [other, `${other}/**`],
        ),
      ]
  const message = `src/${name} may import ${allowed.join(', ') || 'no other layer'} (tools/testing/layers.ts).`
  const options = { patterns: [{ group, message }] }
  return {
    includes: [layers.includes(name) ? `src/${name}/**` : `src/${name}`],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
  }
}

const entries = [
  '**/packages/**',
  '@partner-site/*/**',
  '!@partner-site/content-model/fields',
  '!@partner-site/provider-sandbox/accounts',
]
const site = ['**/src/**', '**/tools/**', '**/stories/**', '**/__tests__/**', '**/.storybook/**']

/** What other folders may not import, and why. */
const boundaries = [
  {
    includes: ['packages/content-model/src/**', 'packages/provider-sandbox/src/**'],
    group: [...site, '@partner-site/**'],
    why: 'This package knows no site and no other package.',
  },
  {
    includes: ['packages/content-editor/src/**'],
    group: [...site, '@partner-site/provider-sandbox'],
    why: 'The editor knows no site; what it shows is in content-editor.config.tsx.',
  },
  {
    includes: [
      '__tests__/**',
      'stories/**',
      '.storybook/**',
      'gatsby-*',
      '*.config.*',
      'tools/commands/**',
    ],
    group: entries,
    why: 'A package is used through what its package.json exports.',
  },
  {
    includes: ['tools/lib/**'],
    group: [...entries, '**/build/**', '**/testing/**', '**/commands/**'],
    why: 'tools/lib is what the others use.',
  },
  {
    includes: ['tools/build/**'],
    group: [...entries, '**/testing/**', '**/commands/**'],
    why: 'The build knows no test and no command.',
  },
  {
    includes: ['tools/testing/**'],
    group: [...entries, '**/commands/**'],
    why: 'Only a person runs a command.',
  },
]

const boundaryRule = ({ includes, group, why }: (typeof boundaries)[number]) => {
  const message = `${why} (tools/testing/layers.ts)`
  const options = { patterns: [{ group, message }] }
  return {
    includes,
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
  }
}

/** Extends biome.json. */
export const lintRulesFile = 'tools/testing/generated/layers.json'

/** The rules for Biome. */
export const lintRules = (): string =>
  JSON.stringify({ overrides: [...names.map(lintRule), ...boundaries.map(boundaryRule)] })
