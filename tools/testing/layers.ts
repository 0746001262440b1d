/**
 * What each layer of src/ may import besides itself: layers, and packages of `everywhere` or named
 * here. A file with its own row follows that row instead.
 */
const mayImport: Record<string, readonly string[]> = {
  theme: ['@emotion/react'],
  content: [],
  components: ['theme'],
  'components/FeatureIcon.tsx': ['theme', 'lucide-react'],
  'components/Icon.tsx': ['theme', 'lucide-react'],
  layout: ['components', 'theme', 'content'],
  sections: ['components', 'theme', 'content'],
  'registration/rules': ['yup'],
  'registration/draft': ['registration/rules', '@partner-site/gatsby-plugin-islands/typing'],
  'registration/documents': ['components', 'content', 'registration/rules'],
  'registration/providers': ['registration/rules', 'any package'],
  'registration/form': [
    'components',
    'theme',
    'content',
    'registration/rules',
    'registration/draft',
    'registration/documents',
    'formik',
  ],
  screens: ['components', 'theme', 'sections', 'content'],
  app: (
    'theme content layout components gatsby @partner-site/gatsby-plugin-islands registration/rules ' +
    'registration/draft registration/documents registration/providers registration/form'
  ).split(' '),
  pages: ['app', 'content', 'screens', 'gatsby', '@partner-site/gatsby-plugin-islands'],
}

const everywhere = ['react', 'react-dom', '@mui/material', '@mui/utils']
const pureLayer = 'registration/rules'

const rule = (includes: readonly string[], group: readonly string[], why: string) => {
  const options = { patterns: [{ group, message: `${why} (tools/testing/layers.ts)` }] }
  return {
    includes,
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
  }
}

function layerRule([name, named]: [name: string, named: readonly string[]]) {
  const allowed = name === pureLayer ? named : [...everywhere, ...named]
  const group = allowed.flatMap((other) =>
    // Neighbours import each other as `../rules/fields`, so the last part of the name is matched.
    other in mayImport ? `!**/${other.split('/').pop()}/**` : [`!${other}`, `!${other}/**`],
  )
  const files = /\.tsx?$/.test(name) ? `src/${name}` : `src/${name}/**`
  const why = `src/${name} may import ${named.join(', ') || 'no other layer'}.`
  const refused = named.includes('any package') ? ['../**', '@partner-site/**'] : ['**', '!./**']
  return rule([files], [...refused, ...group], why)
}

const entries = [
  '**/packages/**',
  '@partner-site/*/**',
  '!@partner-site/content-model/fields',
  '!@partner-site/content-model/files',
  '!@partner-site/gatsby-plugin-islands/{policy,publish,typing}',
  '!@partner-site/provider-sandbox/accounts',
]
const site = ['**/src/**', '**/tools/**', '**/stories/**', '**/__tests__/**', '**/.storybook/**']

const boundaries = [
  rule(
    ['packages/gatsby-plugin-islands/gatsby-*'],
    ['../**', '@partner-site/**'],
    'This package knows no site and no other package.',
  ),
  rule(
    ['packages/{content-model,gatsby-plugin-islands,provider-sandbox}/src/**'],
    [...site, '@partner-site/**'],
    'This package knows no site and no other package.',
  ),
  rule(
    ['packages/content-editor/src/**'],
    [...site, '@partner-site/provider-sandbox'],
    'The editor knows no site; what it shows is in content-editor.config.tsx.',
  ),
  rule(
    ['{__tests__,stories,.storybook}/**', 'gatsby-*', '*.config.*', 'tools/commands/**'],
    entries,
    'A package is used through what its package.json exports.',
  ),
  rule(
    ['tools/{lib,site}/**'],
    [...entries, '**/testing/**', '**/commands/**'],
    'The build knows no test and no command.',
  ),
  rule(['tools/testing/**'], [...entries, '**/commands/**'], 'Only a person runs a command.'),
]

/** biome.json extends it. */
export const lintRulesFile = 'tools/testing/generated/layers.json'

export const lintRules = (): string =>
  JSON.stringify({ overrides: [...Object.entries(mayImport).map(layerRule), ...boundaries] })
