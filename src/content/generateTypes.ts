import { codegen } from '@graphql-codegen/core'
import * as typescriptPlugin from '@graphql-codegen/typescript'
import { parse } from 'graphql'
import { plainSchemaText } from './contentSchema'

/**
 * TypeScript types of the content, made from its GraphQL shape.
 *
 * @param sdl the text of content/schema.graphql
 * @returns the text of src/content/generated/types.ts
 */
export async function contentTypesSource(sdl: string): Promise<string> {
  const types = await codegen({
    documents: [],
    config: {},
    filename: 'types.ts',
    schema: parse(plainSchemaText(sdl)),
    plugins: [
      {
        typescript: {
          immutableTypes: true,
          enumsAsTypes: true,
          skipTypename: true,
          useTypeImports: true,
          scalars: { File: '../image#ContentImage' },
        },
      },
    ],
    pluginMap: { typescript: typescriptPlugin },
  })
  return `// Made from content/schema.graphql by \`npm run codegen\`. Do not edit.\n${types}`
}
