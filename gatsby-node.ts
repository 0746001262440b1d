import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { checkContent } from './src/content/checkContent'

const contentFolder = join(process.cwd(), 'content')
const sdl = readFileSync(join(contentFolder, 'schema.graphql'), 'utf8')

/** Stops before Gatsby would: its own error names a query, ours the file and the line. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  const problems = contentProblems()
  if (problems.length > 0) reporter.panicOnBuild(`The content has problems.\n${list(problems)}`)
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(sdl)
}

/** While `npm run dev` runs: an edit that breaks the shape is explained in the terminal. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, reporter }) => {
  if (process.env.NODE_ENV !== 'development' || !node.internal.type.endsWith('Content')) return
  const problems = contentProblems()
  if (problems.length > 0) reporter.error(`The content has problems.\n${list(problems)}`)
}

/**
 * In the built site the browser gets our script in the place of Gatsby's, which would draw the
 * whole page again and look after links (docs/decisions/island.md). `npm run dev` keeps Gatsby's.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  actions,
}) => {
  if (stage !== 'build-javascript') return
  const config = getConfig()
  config.entry = { app: join(process.cwd(), 'src', 'app', 'browser.tsx') }
  config.target = ['web', 'es2022']
  config.optimization.runtimeChunk = false
  // Gatsby would put all styles, the upload widget's too, into one file; each chunk keeps its own.
  delete config.optimization.splitChunks.cacheGroups.styles
  actions.replaceWebpackConfig(config)
}

/** Scripts of earlier builds, perhaps made for the sandbox, must not be deployed with this one. */
export const onPreBuild: GatsbyNode['onPreBuild'] = () => {
  const folder = join(process.cwd(), 'public')
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    if (/[-.][0-9a-f]{20}\.(js|css)\b/.test(name)) rmSync(join(folder, name))
  }
}

function contentProblems(): string[] {
  const files = readdirSync(contentFolder)
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(contentFolder, name), 'utf8') }))
  return checkContent(sdl, files, (path) => existsSync(join(contentFolder, path)))
}

const list = (problems: readonly string[]): string => problems.map((text) => `- ${text}`).join('\n')
