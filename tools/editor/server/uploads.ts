import { randomUUID } from 'node:crypto'
import { lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mustBeNoLinks } from './links'

const days = 24 * 60 * 60 * 1000
/** In milliseconds: how long an upload waits to be saved. */
export const uploadsKeptFor = 7 * days

/** Uploaded pictures that are not saved yet. They outlast a restart, and are removed after a week. */
export class Uploads {
  /** @param now for tests of the week */
  constructor(
    private readonly folder: string,
    private readonly now: () => number = Date.now,
  ) {
    this.present()
  }

  /** As YAML names them: `images/hero.jpg`. */
  paths(): string[] {
    return readdirSync(this.present())
      .filter((name) => !this.hasExpired(name) && /^[a-z0-9-]+\.[a-z]+$/.test(name))
      .map((name) => `images/${name}`)
  }

  locate(path: string): string {
    return join(this.folder, path.replace(/^images\//, ''))
  }

  async add(path: string, bytes: Uint8Array): Promise<void> {
    const temporary = join(this.present(), `.${randomUUID()}`)
    await writeFile(temporary, bytes)
    await rename(temporary, this.locate(path))
  }

  async remove(paths: readonly string[]): Promise<void> {
    await Promise.all(paths.map((path) => rm(this.locate(path), { force: true })))
  }

  /** The folder, made again if somebody removed it; git sees nothing of it. */
  private present(): string {
    mustBeNoLinks(this.folder)
    const isNew = mkdirSync(this.folder, { recursive: true }) !== undefined
    if (isNew) writeFileSync(join(this.folder, '.gitignore'), '*\n')
    return this.folder
  }

  private hasExpired(name: string): boolean {
    const path = join(this.folder, name)
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (!found?.isFile()) return true
    const isOld = this.now() - found.mtimeMs > uploadsKeptFor
    if (isOld) rmSync(path, { force: true })
    return isOld
  }
}
