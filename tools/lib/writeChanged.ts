import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { root } from './run'

/** Writes a file (from the root, or absolute) unless it is unchanged: another program may be reading it. */
export function writeChanged(path: string, content: string | Uint8Array): void {
  const file = resolve(root, path)
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
