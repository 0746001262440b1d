import type { GatsbyConfig } from 'gatsby'
import contentConfig from '../../content-model.config'
import { loadDotEnv } from './environment'
import { islandOptions } from './islandOptions'

loadDotEnv()

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
    { resolve: '@partner-site/gatsby-plugin-islands', options: { ...islandOptions() } },
  ],
}

export default config
