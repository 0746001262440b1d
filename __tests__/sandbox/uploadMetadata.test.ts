import { readdir } from 'node:fs/promises'
import { accounts, openSandbox, type TestSandbox, uploaded, uploadForm } from './support'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

type Pairs = readonly (readonly [key: string, value: string])[]

function formWith(pairs: Pairs): FormData {
  const form = uploadForm()
  for (const [key, value] of pairs) form.append(`metadata[${key}]`, value)
  return form
}

const numbered = (count: number): Pairs =>
  Array.from({ length: count }, (_, n) => [`key${n}`, 'x'] as const)

const accepted: [string, Pairs, Pairs?][] = [
  ['none', []],
  ['50 keys', numbered(50)],
  ['a key of 64 characters', [['k'.repeat(64), 'x']]],
  ['a value of 512 characters', [['key', '证'.repeat(512)]]],
  ['every allowed character', [['aZ0_-.:', '</script>']]],
  ['the name of an object’s prototype', [['constructor', 'x']]],
  ['a key with another character, which is ignored', [['a b', 'x']], []],
]

test.each(accepted)('%s is kept', async (_case, pairs, kept = pairs) => {
  const file_id = await uploaded(sandbox, formWith(pairs))
  const info = await sandbox.info({ pub_key: accounts.uploadPublicKey, file_id })
  expect(await info.json()).toMatchObject({ metadata: Object.fromEntries(kept) })
})

const long = 'k'.repeat(65)
const refused: [string, Pairs, string, string][] = [
  [
    '51 keys',
    numbered(51),
    'A file can not have more than 50 metadata keys.',
    'FileMetadataKeysNumberTooBigError',
  ],
  [
    'an empty key',
    [['', 'x']],
    "File's metadata key can not be empty.",
    'FileMetadataKeyEmptyError',
  ],
  [
    'a key of 65 characters',
    [[long, 'x']],
    `Length of file metadata key \`${long}\` can not be more than 64 symbols.`,
    'FileMetadataKeyLengthTooBigError',
  ],
  [
    'a key twice',
    [
      ['key', 'x'],
      ['key', 'y'],
    ],
    "File's metadata key `key` has a duplicate.",
    'FileMetadataKeyDuplicatedError',
  ],
  [
    'an empty value',
    [['key', '']],
    'Value of the file metadata key `key` can not be empty.',
    'FileMetadataValueEmptyError',
  ],
  [
    'a value of 513 characters',
    [['key', 'x'.repeat(513)]],
    "Value of file metadata's key `key` can not be more than 512 symbols in length.",
    'FileMetadataValueLengthTooBigError',
  ],
  [
    'a value of 5000 characters',
    [['key', 'x'.repeat(5000)]],
    "Value of file metadata's key `key` can not be more than 512 symbols in length.",
    'FileMetadataValueLengthTooBigError',
  ],
  [
    'a NUL in a value',
    [['key', 'a\0']],
    'Null characters are not allowed.',
    'NullCharactersForbiddenError',
  ],
]

test.each(refused)('%s is refused', async (_case, pairs, content, error_code) => {
  const response = await sandbox.upload(formWith(pairs))
  expect(await response.json()).toEqual({ error: { status_code: 400, content, error_code } })
})

test('a refused upload leaves no file on the disk', async () => {
  const before = await readdir(sandbox.uploadsDir)
  for (const [, pairs] of refused) await (await sandbox.upload(formWith(pairs))).text()
  expect(await readdir(sandbox.uploadsDir)).toEqual(before)
})
