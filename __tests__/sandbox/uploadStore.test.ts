import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type StoreLimits, UploadStore } from '../../sandbox/uploadStore'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandbox-store-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

async function keep(store: UploadStore, content: string): Promise<string> {
  const received = await store.receive(Readable.from([Buffer.from(content)]))
  const details = {
    originalFilename: 'a',
    filename: 'a',
    declaredType: 'a/b',
    isStored: true,
    metadata: {},
  }
  await store.keep({ ...received, ...details })
  return received.uuid
}

async function leftOf(limits: StoreLimits, contents: string[]): Promise<boolean[]> {
  const store = new UploadStore(directory, limits)
  const uuids: string[] = []
  for (const content of contents) uuids.push(await keep(store, content))
  const onDisk = await readdir(directory)
  return uuids.map((uuid) => store.find(uuid) !== undefined && onDisk.includes(uuid))
}

test('over the limit of files, the oldest are deleted', async () => {
  expect(await leftOf({ files: 2, bytes: 1000 }, ['a', 'b', 'c'])).toEqual([false, true, true])
})

test('over the limit of bytes, the oldest are deleted', async () => {
  expect(await leftOf({ files: 9, bytes: 5 }, ['aaa', 'bb', 'ccc'])).toEqual([false, true, true])
})

test('the newest file stays even if it alone exceeds the limit', async () => {
  expect(await leftOf({ files: 9, bytes: 2 }, ['a', 'bbb'])).toEqual([false, true])
})

test('preparing deletes the files of an earlier run, and no others', async () => {
  await keep(new UploadStore(directory), 'old')
  await writeFile(join(directory, 'notes.txt'), 'mine')
  await new UploadStore(directory).prepare()
  expect(await readdir(directory)).toEqual(['notes.txt'])
})

test('a file removed from the disk is reported as missing', async () => {
  const store = new UploadStore(directory)
  const uuid = await keep(store, 'x')
  await rm(join(directory, uuid))
  const file = store.find(uuid)
  expect(file && (await store.read(file))).toBeUndefined()
})
