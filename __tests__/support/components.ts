import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '@partner-site/content-model/files'
import { root } from '../../tools/lib/run'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

export interface ExportedComponent {
  name: string
  /** Path from the repository's root. */
  file: string
  /** Its doc comment, or an empty text. */
  comment: string
  /** The text of the file. */
  source: string
}

const exported = /(\/\*\*(?:(?!\*\/).)*\*\/\n)?export (?:const|function) ([A-Z]\w*)/gs

/** Returns the components that the files of a folder in `src` export. */
export const exportedComponents = (folder: string): readonly ExportedComponent[] =>
  filesIn(join(root, 'src', folder))
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => `src/${folder}/${path}`)
    .flatMap((file) => {
      const source = read(file)
      return Array.from(source.matchAll(exported), ([, comment = '', name = '']) => ({
        name,
        file,
        comment,
        source,
      }))
    })

const storyFiles = filesIn(join(root, 'stories'))
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => `stories/${path}`)

/** Returns the file of a component's own stories. */
export const storiesOf = ({ name }: ExportedComponent): string | undefined =>
  storyFiles.find((file) => new RegExp(`component: ${name}\\b`).test(read(file)))
