import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../..')

/** The YAML files of a folder; `folder` is relative to the project root. */
export const contentFiles = (folder: string): { name: string; text: string }[] =>
  readdirSync(join(root, folder))
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(root, folder, name), 'utf8') }))

/** Fails with one sentence per line and no stack trace, which content editors do not need. */
export function expectNone(problems: readonly string[]): void {
  if (problems.length === 0) return
  const failure = new Error(problems.join('\n'))
  // Jest omits this entry; without it, Jest would take all lines but the first for the stack.
  failure.stack = `${failure.message}\n    at <anonymous>:1:1`
  throw failure
}
