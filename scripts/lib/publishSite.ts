import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { bundledFiles, bundledPackages } from './bundle'
import { writeHostFiles } from './hosts/hostFiles'
import { notices, noticesFile } from './notices'
import { precompress } from './precompress'
import { filesIn, filesOfPage, publishedFiles } from './publishedFiles'
import { deployFolder } from './testBuilds'
import { wellKnownFiles } from './wellKnownFiles'

/**
 * After a build: puts exactly what belongs to the site into the folder that hosts are given.
 *
 * @param folder where Gatsby has built
 * @param pages the addresses of its pages
 */
export async function publishSite(folder: string, pages: readonly string[]): Promise<void> {
  writeFileSync(join(folder, noticesFile), notices(bundledPackages()))
  const known = [...pages.flatMap(filesOfPage), ...bundledFiles(), noticesFile]
  const files = publishedFiles(folder, known, wellKnownFiles)
  await publish(folder, join(deployFolder(), 'site'), files)
  writeHostFiles(deployFolder())
}

/**
 * Makes a folder contain exactly these files, each text also compressed. Unchanged files stay, so
 * that they keep their time, from which hosts make the ETag.
 *
 * @param files paths in `from`
 */
export async function publish(from: string, to: string, files: readonly string[]): Promise<void> {
  mkdirSync(to, { recursive: true })
  const wanted = new Set(files)
  for (const file of filesIn(to)) {
    if (!wanted.has(file.replace(/\.(br|gz)$/, ''))) rmSync(join(to, file))
  }
  for (const file of files) copyIfChanged(join(from, file), join(to, file))
  await precompress(to)
  // `npm run serve` serves the folder that was published last.
  const now = new Date()
  utimesSync(to, now, now)
}

function copyIfChanged(from: string, to: string): void {
  if (existsSync(to) && readFileSync(to).equals(readFileSync(from))) return
  mkdirSync(dirname(to), { recursive: true })
  // Written in the same moment, they would pass for those of the new file.
  for (const extension of ['.br', '.gz']) rmSync(to + extension, { force: true })
  copyFileSync(from, to)
}
