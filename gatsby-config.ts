import { existsSync } from 'node:fs'
import type { GatsbyConfig } from 'gatsby'
import { contentFolder, lastGoodFolder } from './tools/content/contentFolder'

if (existsSync('.env')) process.loadEnvFile('.env')

/** `npm run dev` never shows a mistake (docs/decisions/last-good-content.md). */
const path = process.env.NODE_ENV === 'development' ? lastGoodFolder : contentFolder

const config: GatsbyConfig = {
  jsxRuntime: 'automatic',
  trailingSlash: 'always',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path } },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
  ],
}

export default config
