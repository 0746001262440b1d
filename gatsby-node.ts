import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { BuildArgs, GatsbyNode } from 'gatsby'
import { precompress } from './scripts/lib/precompress'
import { present } from './src/app/present'
import { renderSocialCard } from './src/app/renderSocialCard'
import { socialCard } from './src/app/SocialCard'
import { checkContent } from './src/content/checkContent'
import { contentFolder } from './src/content/contentFolder'
import { generateFiles } from './src/content/generate'

const sdl = readFileSync(join(process.cwd(), 'content', 'schema.graphql'), 'utf8')

/** Stops before Gatsby would: its own error names a query, ours the file and the line. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  const problems = contentProblems()
  if (problems.length > 0) reporter.panicOnBuild(`The content has problems.\n${list(problems)}`)
  generateFiles()
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  // Gatsby need only know them: checkContent.ts reads the one, fragmentsSource.ts the other.
  actions.createFieldExtension({ name: 'placeholders', args: { names: '[String!]!' } })
  actions.createFieldExtension({ name: 'fullWidth', args: { breakpoints: '[Int!]!' } })
  actions.createTypes(sdl)
}

/** While `npm run dev` runs: an edit that breaks the shape is explained in the terminal. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, reporter }) => {
  if (process.env.NODE_ENV !== 'development' || !node.internal.type.endsWith('Content')) return
  const problems = contentProblems()
  if (problems.length > 0) reporter.error(`The content has problems.\n${list(problems)}`)
}

const copy = join(process.cwd(), 'src', 'app', 'copy.ts')
const mui = join(process.cwd(), 'node_modules', '@mui', 'material')

/**
 * What the island's libraries import and the site never uses; measured in
 * docs/decisions/what-a-browser-receives.md. `false` is webpack's word for an empty module.
 */
const leftOut = {
  // src/theme/theme.ts switches ripples off.
  [join(mui, 'ButtonBase', 'TouchRipple.mjs')]: false,
  // `loading` of MUI's button; ours is busy with a spinner of its own.
  [join(mui, 'CircularProgress', 'index.mjs')]: false,
  // A text area that grows; ours has a fixed number of rows.
  [join(mui, 'TextareaAutosize', 'index.mjs')]: false,
  // Formik copies values with lodash, for any kind of object; a registration is plain data.
  'lodash-es/clone': copy,
  'lodash-es/cloneDeep': copy,
}

/**
 * In the built site the browser gets our script in the place of Gatsby's, which would draw the
 * whole page again and look after links (docs/decisions/what-a-browser-receives.md). `npm run dev` keeps Gatsby's.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  stage,
  getConfig,
  actions,
}) => {
  if (stage !== 'build-javascript') return
  const config = getConfig()
  config.entry = { app: join(process.cwd(), 'src', 'app', 'browser.tsx') }
  config.target = ['web', 'es2022']
  // Scripts of earlier builds, perhaps made for the sandbox, must not be deployed with this one.
  config.output.clean = {
    keep: (name: string) => !/[-.][0-9a-f]{20}\.(js|css)(\.LICENSE\.txt|\.map)?$/.test(name),
  }
  config.optimization.runtimeChunk = false
  Object.assign(config.resolve.alias, leftOut)
  // Gatsby would put all styles, the upload widget's too, into one file; each chunk keeps its own.
  delete config.optimization.splitChunks.cacheGroups.styles
  if (process.env.BUNDLE_REPORT) config.plugins.push(await bundleReport(process.env.BUNDLE_REPORT))
  actions.replaceWebpackConfig(config)
}

/** @param file where `npm run analyse` wants its report */
async function bundleReport(file: string) {
  const { BundleAnalyzerPlugin } = await import('webpack-bundle-analyzer')
  return new BundleAnalyzerPlugin({
    analyzerMode: 'static',
    reportFilename: file,
    openAnalyzer: false,
    defaultSizes: 'brotli',
    compressionAlgorithm: 'brotli',
    logLevel: 'error',
  })
}

/** Every host that can then serves the smallest there is; `npm run serve` does. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args: BuildArgs) => {
  const { reporter } = args
  await drawSocialCard(args)
  const folder = join(process.cwd(), 'public')
  const missing = missingScripts(folder)
  if (missing.length > 0) {
    reporter.panic(`Pages name scripts that are gone: ${missing}. Run \`npx gatsby clean\` first.`)
  }
  // Gatsby puts a library there that no page of ours asks for.
  rmSync(join(folder, '~partytown'), { recursive: true, force: true })
  await precompress(folder)
}

/** Gatsby keeps a page whose words have not changed, and may not see that its script has. */
function missingScripts(folder: string): string[] {
  const html = readFileSync(join(folder, 'contact', 'index.html'), 'utf8')
  const named = [...html.matchAll(/"\/([\w-]+\.js)"/g)].map(([, name]) => name ?? '')
  return named.filter((name) => !existsSync(join(folder, name)))
}

/**
 * The picture of a shared link, from the brand and the home page's headline and picture. It takes
 * a second, so it is drawn only when one of them, or the drawing, has changed.
 */
async function drawSocialCard({ graphql, cache, createContentDigest }: BuildArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.SocialCardQuery>(`
    query SocialCard {
      siteContent { brand { name mark { absolutePath } } }
      homeContent { hero { headline image { absolutePath } } }
    }
  `)
  if (!data) throw new Error(`The social card is not drawn: ${errors}`)
  const { brand } = present(data.siteContent, 'content/site.yaml')
  const { headline, image } = present(data.homeContent, 'content/home.yaml').hero
  const mark = brand.mark.absolutePath
  const picture = image.absolutePath
  const file = join(process.cwd(), 'public', socialCard.file)
  const made = [mark, picture, ...socialCardCode].map((name) => readFileSync(name, 'base64'))
  const digest = createContentDigest([brand.name, headline, ...made])
  if (existsSync(file) && (await cache.get(socialCard.file)) === digest) return
  writeFileSync(file, await renderSocialCard({ brandName: brand.name, headline, mark, picture }))
  await cache.set(socialCard.file, digest)
}

const socialCardCode = ['app/SocialCard.tsx', 'app/renderSocialCard.tsx', 'theme/tokens.ts'].map(
  (name) => join(process.cwd(), 'src', name),
)

function contentProblems(): string[] {
  const files = readdirSync(contentFolder)
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(contentFolder, name), 'utf8') }))
  const folder = relative(process.cwd(), contentFolder)
  return checkContent(sdl, files, (path) => existsSync(join(contentFolder, path)), folder)
}

const list = (problems: readonly string[]): string => problems.map((text) => `- ${text}`).join('\n')
