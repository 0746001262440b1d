// Loads packages/, which are TypeScript.
import 'tsx/cjs'

import { readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  contentDocument,
  contentFindings,
  contentIn,
  fieldExtensions,
  sdlOf,
} from '@partner-site/content-model'
import type { BuildArgs, GatsbyNode, Node } from 'gatsby'
import contentConfig from './content-model.config'
import { socialCard } from './src/app/siteFiles'
import type { SiteContent } from './src/content/generated/types'
import { timeoutMs } from './src/registration/rules/limits'
import { writeBasicFont } from './tools/build/basicFont'
import { minify, nameInStatic, recordBundle } from './tools/build/bundle'
import { contentNode, lastGoodTexts } from './tools/build/contentNodes'
import { readDotEnv } from './tools/build/dotEnv'
import { addressProblems, secretProblems } from './tools/build/environment'
import { publishSite } from './tools/build/publish'
import replacedModules from './tools/build/replacedModules.cjs'
import { hiddenNotice, launchOf, stopNotice } from './tools/build/sampleGuard'
import { renderSocialCard } from './tools/build/socialCard'
import { themeData } from './tools/build/themeData'
import { writeWellKnownFiles } from './tools/build/wellKnownFiles'

const publicFolder = join(process.cwd(), 'public')

/** The build's own small font, in the place of the committed one. */
const fontFolder = join(process.cwd(), '.cache', 'font')
const committedFont = join(process.cwd(), 'src', 'theme', 'generated')

/** The texts to show; during `npm run dev`, those without a mistake. */
let goodText = async (_file: string, text: string): Promise<string> => text

/** Fails before Gatsby does: its error would name a query, ours names the variable or the line. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const { problems } = readDotEnv()
  const wrong = [...problems, ...addressProblems(process.env), ...secretProblems(process.env)]
  if (wrong.length > 0) {
    reporter.panicOnBuild(
      `The site is not built.\n${wrong.map((problem) => `- ${problem}`).join('\n')}`,
    )
  }
  const findings = await contentFindings(contentConfig)
  if (findings.length > 0) {
    reporter.panic(`The content has mistakes.\n${findings.join('\n')}`)
  }
  if (process.env.NODE_ENV === 'development') {
    goodText = lastGoodTexts(contentConfig, (text, isWell) =>
      isWell ? reporter.success(text) : reporter.warn(text),
    )
  } else if (launchOf() === 'stopped') reporter.panicOnBuild(stopNotice())
  const texts = contentIn(contentConfig).files.map(({ text }) => text)
  await writeBasicFont(fontFolder, texts.join(''))
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  // Gatsby only has to know them: the content model reads them.
  for (const extension of fieldExtensions()) actions.createFieldExtension(extension)
  actions.createTypes(sdlOf(contentConfig))
}

/** The YAML files become nodes, whose type is in the schema. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) =>
  (node.internal as Node['internal']).mediaType === 'text/yaml'

export const onCreateNode: GatsbyNode['onCreateNode'] = async ({ node, actions, ...args }) => {
  const text = await goodText(String(node.base), await args.loadNodeContent(node))
  const child = contentNode(node, text, args)
  await actions.createNode(child)
  actions.createParentChildLink({ parent: node, child: child as Node })
}

/** Under the names that modules use: `lodash-es/clone`, or the path of a package's own file. */
const aliases = Object.entries(replacedModules).flatMap(([name, replacement]) => {
  const file = join(process.cwd(), replacement)
  return [
    [name, file],
    ...['mjs', 'js'].map((ending) => [
      join(process.cwd(), 'node_modules', `${name}.${ending}`),
      file,
    ]),
  ]
})

/** The theme is made here, and is data in the browser. */
const themeAsData = Object.fromEntries(
  [
    ['src/theme/scopedTheme.ts', 'src/theme/browserTheme.ts'],
    ['node_modules/@mui/material/styles/createTheme.mjs', 'tools/build/nothing.ts'],
  ].map((paths) => paths.map((path) => resolve(path))),
)

/**
 * In the built site, our script replaces Gatsby's, which would hydrate the whole page and handle
 * its links (docs/decisions/what-a-browser-receives.md). `npm run dev` keeps Gatsby's.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  actions,
  plugins,
}) => {
  actions.setWebpackConfig({ resolve: { alias: { [committedFont]: fontFolder } } })
  if (stage === 'build-html' || stage === 'develop-html') {
    // Compiled into the pages' code, so that Gatsby renders them again when it changes.
    actions.setWebpackConfig({
      plugins: [plugins.define({ LANGUAGE: JSON.stringify(language()) })],
    })
  }
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
  config.entry = { app: join(process.cwd(), 'src', 'app', 'client.tsx') }
  config.target = ['web', 'es2022']
  nameInStatic(config)
  minify(config)
  // Nothing would ask for source maps.
  config.devtool = false
  config.optimization.runtimeChunk = false
  // One of `policies` in tools/build/contentPolicy.ts.
  config.output.trustedTypes = 'webpack'
  // In milliseconds; then a part that stalls can be fetched again (src/registration/providers/loadPart.ts).
  config.output.chunkLoadTimeout = timeoutMs
  Object.assign(config.resolve.alias, Object.fromEntries(aliases))
  Object.assign(config.resolve.alias, themeAsData)
  config.plugins.push(plugins.define({ THEME_DATA: JSON.stringify(themeData()) }))
  // Gatsby would put all styles, the upload widget's too, into one file; each chunk keeps its own.
  delete config.optimization.splitChunks.cacheGroups.styles
  config.plugins.push({ apply: recordBundle })
  actions.replaceWebpackConfig(config)
}

/** The language of the texts. */
function language(): string {
  const site = contentIn(contentConfig).files.find(({ name }) => name === 'site.yaml')
  return contentDocument(site?.text ?? '').get('language') as string
}

/** Addresses of the files that the preceding build of client.tsx has written. */
function islandScripts(): string[] {
  const stats = readFileSync(join(publicFolder, 'webpack.stats.json'), 'utf8')
  const names: string[] = JSON.parse(stats).assetsByChunkName.app
  return names.filter((name) => name.endsWith('.js')).map((name) => `/${name}`)
}

interface OnDisk {
  absolutePath: string
}

interface PostBuildData {
  site: { buildTime: string }
  siteContent: Pick<SiteContent, 'url' | 'language' | 'contact' | 'footer'> & {
    brand: { name: string; mark: OnDisk; icon: OnDisk }
  }
  homeContent: { hero: { headline: string; image: OnDisk } }
}

/** Adds the social card, the icons and the well-known files, then publishes the site. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({
  graphql,
  getNodesByType,
}: BuildArgs) => {
  const { data, errors } = await graphql<PostBuildData>(`
    query PostBuild {
      site { buildTime }
      siteContent {
        url
        language
        brand { name mark { absolutePath } icon { absolutePath } }
        contact { email }
        footer { blurb }
      }
      homeContent { hero { headline image { absolutePath } } }
    }
  `)
  if (!data) throw new Error(`The files beside the pages are not written: ${errors}`)
  const { url, language, brand, contact, footer } = data.siteContent
  const { headline, image } = data.homeContent.hero
  const card = await renderSocialCard({
    brandName: brand.name,
    headline,
    mark: brand.mark.absolutePath,
    picture: image.absolutePath,
  })
  writeFileSync(join(publicFolder, socialCard.file), card)
  const pages = getNodesByType('SitePage').map(({ path }) => `${path}`)
  const hidden = launchOf() === 'hidden'
  await writeWellKnownFiles(publicFolder, {
    site: {
      brandName: brand.name,
      blurb: footer.blurb,
      icon: brand.icon.absolutePath,
      email: contact.email,
      language,
      url,
    },
    pages,
    builtAt: new Date(data.site.buildTime),
    hidden,
  })
  await publishSite(publicFolder, pages)
  // After Gatsby's own list of pages, which would push it out of sight.
  if (hidden) process.once('exit', () => writeSync(2, hiddenNotice()))
}
