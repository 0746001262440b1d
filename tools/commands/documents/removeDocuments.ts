import { formatFileSize } from '../../../src/components/formatFileSize'
import { shortened, singleLine } from '../../lib/text'
import type { DocumentsOptions } from './options'
import {
  deleteFiles,
  filesBefore,
  most,
  type RemoteFile,
  type UploadcareAccount,
  UploadcareError,
} from './uploadcareFiles'

type Print = (line: string) => void

const day = 24 * 60 * 60_000

/**
 * Lists the documents of a project that are old enough, and deletes them if asked to.
 *
 * @throws Error that says what was deleted before something failed
 */
export async function removeDocuments(
  account: UploadcareAccount,
  { olderThan, isDeletion, allTypes }: DocumentsOptions,
  print: Print,
  now = Date.now(),
): Promise<void> {
  const old = await list(account, new Date(now - olderThan * day))
  const files = allTypes ? old : old.filter(({ type }) => type === 'application/pdf')
  for (const file of files) print(rowOf(file))
  const age = olderThan === 0 ? '' : `, uploaded ${count(olderThan, 'day')} ago or earlier`
  print(
    `${files.length === 0 ? 'No documents' : count(files.length, 'document')}${age}${sizeOf(files)}.`,
  )
  if (files.length < old.length) {
    const others = count(old.length - files.length, 'other file')
    print(`${others} of that age left alone: not PDF (--all-types includes them).`)
  }
  if (files.length === 0) return
  if (!isDeletion) return print('Nothing was deleted. To delete them, add --delete.')
  await remove(account, files, print)
}

async function list(account: UploadcareAccount, end: Date): Promise<RemoteFile[]> {
  try {
    return await filesBefore(account, end)
  } catch (error) {
    throw again(error, 'Nothing was deleted. Then run the same command again.')
  }
}

async function remove(
  account: UploadcareAccount,
  files: readonly RemoteFile[],
  print: Print,
): Promise<void> {
  const problems: Record<string, string> = {}
  for (let start = 0; start < files.length; start += most.deleted) {
    const batch = files.slice(start, start + most.deleted)
    try {
      Object.assign(
        problems,
        await deleteFiles(
          account,
          batch.map(({ uuid }) => uuid),
        ),
      )
    } catch (error) {
      throw again(
        error,
        `${start} of ${files.length} were deleted before that, and perhaps the next ${batch.length}. Run the same command again to delete the rest.`,
      )
    }
    if (files.length > most.deleted) print(`${start + batch.length} of ${files.length} …`)
  }
  report(files, problems, print)
}

/** A file that was already gone is what was wanted. */
function report(files: readonly RemoteFile[], problems: Record<string, string>, print: Print) {
  const left = Object.entries(problems).filter(([, why]) => !/missing|not found/i.test(why))
  const gone = Object.keys(problems).length - left.length
  const deleted = files.filter(({ uuid }) => !(uuid in problems))
  print(`Deleted ${count(deleted.length, 'document')}${sizeOf(deleted)}.`)
  if (gone > 0) print(`${count(gone, 'more document')} had already been deleted.`)
  if (left.length === 0) return
  const reasons = left.map(([uuid, why]) => `${uuid}: ${singleLine(why)}`).join('\n')
  throw new Error(`Uploadcare did not delete ${count(left.length, 'document')}:\n${reasons}`)
}

const again = (error: unknown, advice: string): unknown =>
  error instanceof UploadcareError ? new Error(`${error.message} ${advice}`) : error

const count = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? '' : 's'}`

const sizeOf = (files: readonly RemoteFile[]): string =>
  files.length === 0 ? '' : `: ${formatFileSize(files.reduce((sum, { size }) => sum + size, 0))}`

const maxNameLength = 40

/** The name is a stranger's: nothing in it may control the terminal. */
const rowOf = ({ name, size, uploadedAt, uuid }: RemoteFile): string =>
  [
    `${uploadedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    uuid,
    formatFileSize(size).padStart(8),
    shortened(singleLine(name), maxNameLength),
  ].join('  ')
