import { readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildArgs, GatsbyNode, Node, ParentSpanPluginArgs } from 'gatsby'
import { setAvifEffort } from './scripts/lib/avifEffort'
import { minify, nameInStatic, recordBundle } from './scripts/lib/bundle'
import { contentFindings } from './scripts/lib/contentFindings'
import { startDevContent } from './scripts/lib/devContent'
import { hiddenNotice, launchOf, stopNotice } from './scripts/lib/launch'
import { prefixProblem } from './scripts/lib/pathPrefix'
import { publishSite } from './scripts/lib/publishSite'
import { writeWellKnownFiles } from './scripts/lib/wellKnownFiles'
import { present } from './src/app/present'
import { renderSocialCard } from './src/app/renderSocialCard'
import replacedModules from './src/app/replacedModules.cjs'
import { socialCard } from './src/app/SocialCard'
import { contentStatePath } from './src/content/contentState'
import { waitLimit } from './src/registration/limits'
import { addressProblems, secretProblems } from './src/services/config'
import { contentFolder, lastGoodFolder } from './tools/content/contentFolder'
import { contentNode, isContentFile } from './tools/content/contentNode'
import { fieldExtensions } from './tools/content/contentSchema'
import { generateFiles } from './tools/content/generate'

const sdl = readFileSync(join(process.cwd(), 'content', 'schema.graphql'), 'utf8')
const publicFolder = join(process.cwd(), 'public')

/** The content during `npm run dev`. */
let devContent: Awaited<ReturnType<typeof startDevContent>> | undefined

/** Fails before Gatsby does: its error would name a query, ours names the variable or the line. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  const { reporter } = args
  const prefix = prefixProblem(args.store.getState(), process.env)
  if (prefix) reporter.panicOnBuild(prefix)
  const wrong = [...addressProblems(process.env), ...secretProblems(process.env)]
  if (wrong.length > 0) {
    reporter.panicOnBuild(
      `The site is not built.\n${wrong.map((problem) => `- ${problem}`).join('\n')}`,
    )
  }
  if (process.env.NODE_ENV === 'development') {
    devContent = await openDevContent(args)
  } else {
    const findings = await contentFindings()
    if (findings.length > 0) {
      reporter.panicOnBuild(`The content has mistakes.\n${findings.join('\n')}`)
    }
    if (launchOf() === 'stopped') reporter.panicOnBuild(stopNotice())
  }
  generateFiles()
  setAvifEffort()
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  // Gatsby only has to know them: fragmentsSource.ts reads one, tools/content/check the others.
  for (const extension of fieldExtensions()) actions.createFieldExtension(extension)
  actions.createTypes(sdl)
}

/** The YAML files become nodes, whose type is in the schema. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) =>
  isContentFile(node)

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) =>
  createContentNode(args.node, args)

/** Gatsby's cache may have an edit that was undone while `npm run dev` was not running. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (args) => {
  if (!devContent) return
  for (const file of args.getNodesByType('File').filter(isContentFile)) {
    await createContentNode(file, args)
  }
}

async function createContentNode(file: Node, args: ParentSpanPluginArgs): Promise<void> {
  const child = contentNode(file, await args.loadNodeContent(file), args)
  await args.actions.createNode(child)
  args.actions.createParentChildLink({ parent: file, child: child as Node })
}

/** During `npm run dev`, pages learn here what is wrong with the content. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  if (devContent) app.get(contentStatePath, devContent.listen)
}

/**
 * Gatsby is given an edit at once, and runs the queries of the page that asks for them. Had it found
 * the edit by itself, it would wait 0.5 s for others, and make schema, pages and types again.
 */
function openDevContent({ getNodesByType, reporter, actions, ...ids }: ParentSpanPluginArgs) {
  const fileNode = (path: string) =>
    getNodesByType('File').find((node) => node.absolutePath === path.replaceAll('\\', '/'))
  return startDevContent({
    from: contentFolder,
    to: lastGoodFolder,
    // Otherwise a page could ask for a picture that Gatsby does not know yet, and would fail.
    ready: (files) => until(() => files.every(fileNode)),
    show: async ({ name, text }) => {
      const file = fileNode(join(lastGoodFolder, name))
      if (file) await actions.createNode(contentNode(file, text, ids))
    },
    report: (text, isWell) => (isWell ? reporter.success(text) : reporter.warn(text)),
  })
}

/** Waits for a condition, at most five seconds. */
async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 100; tries > 0 && !isTrue(); tries--) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
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
    const HIDDEN = JSON.stringify(launchOf() === 'hidden')
    // Gatsby would name the wrong line of a page that fails, and take a third longer.
    const devtool = false
    actions.setWebpackConfig({ devtool, plugins: [plugins.define({ ISLAND_SCRIPTS, HIDDEN })] })
  }
  if (stage !== 'build-javascript') return
  const config = getConfig()
  config.entry = { app: join(process.cwd(), 'src', 'app', 'browser.tsx') }
  config.target = ['web', 'es2022']
  nameInStatic(config)
  minify(config)
  // Nothing would ask for source maps; `npm run analyse` needs none.
  config.devtool = false
  config.optimization.runtimeChunk = false
  // One of `policies` in scripts/lib/contentPolicy.ts.
  config.output.trustedTypes = 'webpack'
  // In milliseconds; then a part that stalls can be fetched again (src/services/loadPart.ts).
  config.output.chunkLoadTimeout = waitLimit
  Object.assign(config.resolve.alias, Object.fromEntries(aliases))
  // Gatsby would put all styles, the upload widget's too, into one file; each chunk keeps its own.
  delete config.optimization.splitChunks.cacheGroups.styles
  config.plugins.push({ apply: recordBundle })
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

/** Adds the social card and what is asked for at usual addresses, and publishes what pages ask for. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args: BuildArgs) => {
  const pages = args.getNodesByType('SitePage').map(({ path }) => `${path}`)
  await writeSocialCard(args)
  await writeFound(args, pages)
  await publishSite(publicFolder, pages)
  // After Gatsby's own list of pages, which would push it out of sight.
  if (launchOf() === 'hidden') process.once('exit', () => writeSync(2, hiddenNotice()))
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

/** What search engines and browsers ask for, from the brand and the site's address. */
async function writeFound({ graphql }: BuildArgs, pages: readonly string[]): Promise<void> {
  const { data, errors } = await graphql<Queries.WellKnownFilesQuery>(`
    query WellKnownFiles {
      site { buildTime }
      siteContent {
        url
        brand { name icon { absolutePath } }
        contact { email }
        footer { blurb }
      }
    }
  `)
  if (!data) throw new Error(`The files for search engines are not written: ${errors}`)
  const { url, brand, contact, footer } = present(data.siteContent, 'content/site.yaml')
  await writeWellKnownFiles(publicFolder, {
    site: {
      brandName: brand.name,
      blurb: footer.blurb,
      icon: brand.icon.absolutePath,
      email: contact.email,
      url,
    },
    pages,
    builtAt: new Date(data.site?.buildTime ?? Date.now()),
    hidden: launchOf() === 'hidden',
  })
}
