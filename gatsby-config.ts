import { existsSync } from 'node:fs'
import type { GatsbyConfig } from 'gatsby'
import contentConfig from './content-model.config'

if (existsSync('.env')) process.loadEnvFile('.env')

const config: GatsbyConfig = {
  jsxRuntime: 'automatic',
  trailingSlash: 'always',
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: contentConfig.folder },
    },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
  ],
}

export default config
