/**
 * What each layer of src/ may import: our layers, and packages that only the layers naming them
 * may import. A folder or file with its own entry follows that one instead.
 */
const mayImport: Record<string, readonly string[]> = {
  theme: [],
  content: [],
  components: ['theme'],
  'components/FeatureIcon.tsx': ['theme', 'lucide-react'],
  'components/Icon.tsx': ['theme', 'lucide-react'],
  layout: ['components', 'theme', 'content'],
  sections: ['components', 'theme', 'content'],
  'registration/rules': ['yup'],
  'registration/storage': ['registration/rules'],
  'registration/providers': [
    'registration/rules',
    '@emailjs/browser',
    '@uploadcare/react-uploader',
  ],
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
const importable = new Set([...layers, ...Object.values(mayImport).flat()])

/** The layer that a file or folder of src/ is in; outside the layers, the first part of its path. */
const layerOf = (path: string): string =>
  layers.find((layer) => path === layer || path.startsWith(`${layer}/`)) ?? path.split('/')[0] ?? ''

/** The layers and packages that a folder or file may not import. */
const mayNotImport = (name: string): string[] =>
  [...importable].filter((other) => other !== layerOf(name) && !mayImport[name]?.includes(other))

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
