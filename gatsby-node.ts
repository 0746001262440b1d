import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { present } from './src/app/present'
import { renderSocialCard } from './src/app/renderSocialCard'
import { socialCard } from './src/app/SocialCard'
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

/** Gatsby would put all styles, the upload widget's too, into every page; each chunk keeps its own. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  getConfig,
  actions,
}) => {
  const config = getConfig()
  delete config.optimization?.splitChunks?.cacheGroups?.styles
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

/** The picture of a shared link, from the brand and the home page's headline and picture. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql }) => {
  const { data, errors } = await graphql<Queries.SocialCardQuery>(`
    query SocialCard {
      siteContent { brand { name mark { absolutePath } } }
      homeContent { hero { headline image { absolutePath } } }
    }
  `)
  if (!data) throw new Error(`The social card is not drawn: ${errors}`)
  const { brand } = present(data.siteContent, 'content/site.yaml')
  const { headline, image } = present(data.homeContent, 'content/home.yaml').hero
  const card = await renderSocialCard({
    brandName: brand.name,
    headline,
    mark: brand.mark.absolutePath,
    picture: image.absolutePath,
  })
  writeFileSync(join(process.cwd(), 'public', socialCard.file), card)
}

function contentProblems(): string[] {
  const files = readdirSync(contentFolder)
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(contentFolder, name), 'utf8') }))
  return checkContent(sdl, files, (path) => existsSync(join(contentFolder, path)))
}

const list = (problems: readonly string[]): string => problems.map((text) => `- ${text}`).join('\n')
