import { formatFileSize } from '../../../src/components/formatFileSize'
import { shortened, singleLine } from '../../lib/text'
import type { DocumentsOptions } from './options'
import {
  deleteFiles,
  filesBefore,
  type RemoteFile,
  type UploadcareAccount,
} from './uploadcareFiles'

const day = 24 * 60 * 60_000

/** How many files are deleted at a time, the most that Uploadcare takes. */
const batchSize = 100

/**
 * Lists the documents of a project that are old enough, and deletes them if asked to, with a line for
 * each batch, so that whoever runs it sees how far it came before something failed.
 *
 * @throws Error if Uploadcare fails, or has not deleted all
 */
export async function removeDocuments(
  account: UploadcareAccount,
  { olderThan, isDeletion }: Pick<DocumentsOptions, 'olderThan' | 'isDeletion'>,
  print: (line: string) => void,
  now = Date.now(),
): Promise<void> {
  const files = await filesBefore(account, new Date(now - olderThan * day))
  for (const file of files) print(rowOf(file))
  const age = olderThan === 0 ? '' : `, uploaded ${count(olderThan, 'day')} ago or earlier`
  if (files.length === 0) return print(`No documents${age}.`)
  const size = sizeOf(files.reduce((sum, file) => sum + file.size, 0))
  print(`${count(files.length, 'document')}${age}: ${size}.`)
  if (!isDeletion) return print('Nothing was deleted. To delete them, add --delete.')
  const problems: string[] = []
  for (let start = 0; start < files.length; start += batchSize) {
    const batch = files.slice(start, start + batchSize)
    problems.push(...(await deleteFiles(account, batch)))
    print(`Deleted ${start + batch.length - problems.length} of ${files.length}.`)
  }
  if (problems.length > 0) {
    throw new Error(`Uploadcare did not delete ${problems.length}:\n${problems.join('\n')}`)
  }
}

const count = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? '' : 's'}`

/** With an ordinary space, as other programs expect it. */
const sizeOf = (bytes: number): string => singleLine(formatFileSize(bytes))

const maxNameLength = 40

/** The name is a stranger's: nothing in it may control the terminal. */
const rowOf = ({ name, size, uploadedAt, uuid }: RemoteFile): string =>
  [
    `${uploadedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    uuid,
    sizeOf(size).padStart(8),
    shortened(singleLine(name), maxNameLength),
  ].join('  ')
