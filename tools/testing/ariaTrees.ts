import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '@partner-site/content-model/files'
import { parse, stringify } from 'yaml'
import { root } from '../lib/run'

/** One file a component: under the id of each story, what a screen reader gets of it. */
const approved = join(root, '__tests__', 'browser', 'visual', 'aria')

/** What one run has taken, a file a story: stories of one component run in several workers. */
const taken = join(root, 'test-results', 'aria')

/** By the id of their story, as Playwright's `ariaSnapshot` writes them. */
export type AriaTrees = Readonly<Record<string, string>>

export const approvedTrees = (): AriaTrees =>
  Object.assign({}, ...filesIn(approved).map((name) => parse(textOf(approved, name))))

export function takeTree(id: string, tree: string): void {
  mkdirSync(taken, { recursive: true })
  writeFileSync(join(taken, id), tree)
}

export function removeTaken(): void {
  rmSync(taken, { recursive: true, force: true })
}

/** Approves what has been taken, and nothing else. */
export function approveTaken(): void {
  rmSync(approved, { recursive: true, force: true })
  mkdirSync(approved)
  const components: Record<string, Record<string, string>> = {}
  for (const id of filesIn(taken).sort()) {
    const name = id.replace(/--.*/, '')
    components[name] = { ...components[name], [id]: textOf(taken, id) }
  }
  for (const [name, trees] of Object.entries(components)) {
    writeFileSync(join(approved, `${name}.yaml`), stringify(trees, { lineWidth: 0 }))
  }
}

const textOf = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8')
