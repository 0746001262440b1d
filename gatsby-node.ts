import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildArgs, GatsbyNode } from 'gatsby'
import { setAvifEffort } from './scripts/lib/avifEffort'
import { contentFindings } from './scripts/lib/contentFindings'
import { precompress } from './scripts/lib/precompress'
import { allowSamples, sampleLines, samplesHide, samplesLeft } from './scripts/lib/samples'
import { present } from './src/app/present'
import { renderSocialCard } from './src/app/renderSocialCard'
import replacedModules from './src/app/replacedModules.cjs'
import { socialCard } from './src/app/SocialCard'
import { fieldExtensions } from './src/content/contentSchema'
import { generateFiles } from './src/content/generate'
import { waitLimit } from './src/registration/limits'
import { configurationProblems } from './src/services/config'

const sdl = readFileSync(join(process.cwd(), 'content', 'schema.graphql'), 'utf8')
const publicFolder = join(process.cwd(), 'public')

/** What the terminal shows of the content's mistakes, so that it shows them once. */
let reported: string | undefined
let scheduled = false

/** Fails before Gatsby does: its error would name a query, ours names the variable or the line. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const unset = configurationProblems(process.env)
  if (unset.length > 0) {
    reporter.panicOnBuild(
      `The site is not built.\n${unset.map((problem) => `- ${problem}`).join('\n')}`,
    )
  }
  reported = await contentMistakes()
  if (reported) reporter.panicOnBuild(reported)
  generateFiles()
  setAvifEffort()
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  // Gatsby only has to know them: fragmentsSource.ts reads one, src/content/check the others.
  for (const extension of fieldExtensions()) actions.createFieldExtension(extension)
  actions.createTypes(sdl)
}

/** During `npm run dev`, reports in the terminal what is wrong after an edit, once. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, reporter }) => {
  if (process.env.NODE_ENV !== 'development' || node.sourceInstanceName !== 'content') return
  if (scheduled) return
  scheduled = true
  // Files that are saved together are checked together, and the page does not wait for it.
  setTimeout(async () => {
    scheduled = false
    const mistakes = await contentMistakes().catch(String)
    if (mistakes && mistakes !== reported) reporter.error(mistakes)
    reported = mistakes
  }, 100)
}

/** Under the names that ES modules use: `lodash-es/clone`, or the path of MUI's own file. */
const aliases = Object.entries(replacedModules).flatMap(([name, replacement]) => {
  const file = join(process.cwd(), replacement)
  return [
    [name, file],
    [join(process.cwd(), 'node_modules', `${name}.mjs`), file],
  ]
})

/**
 * In the built site, our script replaces Gatsby's, which would hydrate the whole page and handle
 * its links (docs/decisions/what-a-browser-receives.md). `npm run dev` keeps Gatsby's.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  stage,
  getConfig,
  actions,
  plugins,
}) => {
  if (stage === 'build-html') {
    // Compiled into the pages' code, so that Gatsby renders them again when one changes.
    const ISLAND_SCRIPTS = JSON.stringify(islandScripts())
    const HIDDEN = JSON.stringify(samplesHide())
    actions.setWebpackConfig({ plugins: [plugins.define({ ISLAND_SCRIPTS, HIDDEN })] })
  }
  if (stage !== 'build-javascript') return
  const config = getConfig()
  config.entry = { app: join(process.cwd(), 'src', 'app', 'browser.tsx') }
  config.target = ['web', 'es2022']
  // Scripts of earlier builds, perhaps for the sandbox, must not be deployed with this one.
  config.output.clean = {
    keep: (name: string) => !/[-.][0-9a-f]{20}\.(js|css)(\.LICENSE\.txt|\.map)?$/.test(name),
  }
  config.optimization.runtimeChunk = false
  // In milliseconds; then a part that stalls can be fetched again (src/services/loadPart.ts).
  config.output.chunkLoadTimeout = waitLimit
  Object.assign(config.resolve.alias, Object.fromEntries(aliases))
  // Gatsby would put all styles, the upload widget's too, into one file; each chunk keeps its own.
  delete config.optimization.splitChunks.cacheGroups.styles
  if (process.env.BUNDLE_REPORT) config.plugins.push(await bundleReport(process.env.BUNDLE_REPORT))
  actions.replaceWebpackConfig(config)
}

/** Addresses of the files that the preceding build of browser.tsx has written. */
function islandScripts(): string[] {
  const stats = readFileSync(join(publicFolder, 'webpack.stats.json'), 'utf8')
  const names: string[] = JSON.parse(stats).assetsByChunkName.app
  return names.filter((name) => name.endsWith('.js')).map((name) => `/${name}`)
}

/** @param file where `npm run analyse` writes its report */
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

/** Adds the social card and the compressed files, which hosts and `npm run serve` can serve. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args: BuildArgs) => {
  await writeSocialCard(args)
  // Gatsby puts a library there that none of our pages use.
  rmSync(join(publicFolder, '~partytown'), { recursive: true, force: true })
  await precompress(publicFolder)
  if (samplesHide()) args.reporter.warn(samplesNotice())
}

/** Between two lines, so that it is not overlooked among Gatsby's own. */
function samplesNotice(): string {
  const rule = '='.repeat(80)
  return `
${rule}
NOT FOR VISITORS YET. Samples are left, so every page asks search engines to leave it out (noindex):

${sampleLines(samplesLeft())}

\`npm run launch:check\` shows this list again. Meant? Then set ${allowSamples}=true.
${rule}`
}

/** The picture of a shared link, from the brand and the home page's headline and picture. */
async function writeSocialCard({ graphql }: BuildArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.SocialCardQuery>(`
    query SocialCard {
      siteContent { brand { name mark { absolutePath } } }
      homeContent { hero { headline image { absolutePath } } }
    }
  `)
  if (!data) throw new Error(`The social card is not rendered: ${errors}`)
  const { brand } = present(data.siteContent, 'content/site.yaml')
  const { headline, image } = present(data.homeContent, 'content/home.yaml').hero
  const card = await renderSocialCard({
    brandName: brand.name,
    headline,
    mark: brand.mark.absolutePath,
    picture: image.absolutePath,
  })
  writeFileSync(join(publicFolder, socialCard.file), card)
}

async function contentMistakes(): Promise<string | undefined> {
  const findings = await contentFindings()
  return findings.length > 0 ? `The content has mistakes.\n${findings.join('\n')}` : undefined
}
