import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '@partner-site/content-model/files'
import { builtinResolvers, type Documentation, makeFsImporter, parse } from 'react-docgen'
import { root } from '../../tools/lib/run'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

export interface ExportedComponent {
  name: string
  /** Path from the repository's root. */
  file: string
  /** Its doc comment, or an empty text. */
  comment: string
}

const exported = /(\/\*\*(?:(?!\*\/).)*\*\/\n)?export (?:const|function) ([A-Z]\w*)/gs

/** Returns the components that the files of a folder in `src` export. */
export const exportedComponents = (folder: string): readonly ExportedComponent[] =>
  filesIn(join(root, 'src', folder))
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => `src/${folder}/${path}`)
    .flatMap((file) =>
      Array.from(read(file).matchAll(exported), ([, comment = '', name = '']) => ({
        name,
        file,
        comment,
      })),
    )

const storyFiles = filesIn(join(root, 'stories'))
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => `stories/${path}`)

/** Returns the file of a component's own stories. */
export const storiesOf = ({ name }: ExportedComponent): string | undefined =>
  storyFiles.find((file) => new RegExp(`component: ${name}\\b`).test(read(file)))

/** Shared, because it keeps the files that it has parsed. */
const importer = makeFsImporter()

/** Returns what Storybook's table of props is made of; undefined for a component made by `styled`. */
export const documentationOf = ({ name, file }: ExportedComponent): Documentation | undefined =>
  parse(read(file), {
    filename: join(root, file),
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    importer,
  }).find(({ displayName }) => displayName === name)
