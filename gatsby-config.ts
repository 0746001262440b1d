import { existsSync } from 'node:fs'
import type { GatsbyConfig } from 'gatsby'
import { contentFolder } from './src/content/contentFolder'
import { contentTypeOf } from './src/content/contentSchema'

if (existsSync('.env')) process.loadEnvFile('.env')

const config: GatsbyConfig = {
  jsxRuntime: 'automatic',
  trailingSlash: 'always',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: contentFolder } },
    {
      resolve: 'gatsby-transformer-yaml',
      options: { typeName: ({ node }: { node: { base: string } }) => contentTypeOf(node.base) },
    },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
  ],
}

export default config
