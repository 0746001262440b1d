/**
 * What each layer of src/ may import: our layers, and packages that only the layers naming them
 * may import. A folder or file with its own entry follows that one instead.
 */
export const mayImport: Record<string, readonly string[]> = {
  theme: [],
  content: [],
  registration: ['yup'],
  components: ['theme'],
  'components/Icon.tsx': ['theme', 'lucide-react'],
  services: ['registration'],
  'services/emailjs.ts': ['registration', '@emailjs/browser'],
  'services/uploadcare.tsx': ['registration', '@uploadcare/react-uploader'],
  layout: ['components', 'theme', 'content'],
  sections: ['components', 'theme', 'content'],
  'sections/registration-form': ['components', 'theme', 'content', 'registration'],
  'sections/registration-form/useFormikDraft.ts': ['content', 'registration', 'formik'],
  screens: ['components', 'theme', 'sections', 'content'],
  app: ['theme', 'content', 'registration', 'services', 'layout', 'screens', 'gatsby'],
  pages: ['app', 'content', 'layout', 'screens', 'gatsby'],
}

/** Layers that may import only the packages they name. */
export const pureLayers: readonly string[] = ['registration']

export const layerOf = (path: string): string => path.split('/')[0] ?? ''

const names = Object.keys(mayImport)
const layers = names.filter((name) => name === layerOf(name))
const importable = new Set([...layers, ...Object.values(mayImport).flat()])

/** The layers and packages that a folder or file may not import. */
export const mayNotImport = (name: string): string[] =>
  [...importable].filter((other) => other !== layerOf(name) && !mayImport[name]?.includes(other))

function lintRule(name: string) {
  const allowed = mayImport[name] ?? []
  const group = pureLayers.includes(name)
    ? ['**', '!./**', ...allowed.map((other) => `!${other}`)]
    : mayNotImport(name).flatMap((other) =>
        layers.includes(other) ? `**/${other}/**` : [other, `${other}/**`],
      )
  const message = `src/${name} may import ${allowed.join(', ') || 'no other layer'} (CONTRIBUTING.md, Layers).`
  const options = { patterns: [{ group, message }] }
  return {
    includes: [/\.\w+$/.test(name) ? `src/${name}` : `src/${name}/**`],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
  }
}

/** Extends biome.json, so that editors show what `__tests__/imports.test.ts` would find. */
export const lintRulesFile = 'scripts/lib/generated/layers.json'

/** The rules for Biome. */
export const lintRules = (): string => JSON.stringify({ overrides: names.map(lintRule) })
