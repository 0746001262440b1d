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
const outside = ['**/tools/**', '**/__tests__/**', '**/stories/**']

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

/** Extends biome.json. */
export const lintRulesFile = 'tools/testing/generated/layers.json'

/** The rules for Biome. */
export const lintRules = (): string => JSON.stringify({ overrides: names.map(lintRule) })
