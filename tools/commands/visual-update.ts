/** `npm run visual:update`: takes all screenshots and trees again; review them before committing. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '@partner-site/content-model/files'
import sharp from 'sharp'
import { root, run, runMain } from '../lib/run'
import { screenshotOptions } from '../testing/browser'

const folder = join(root, '__tests__', 'browser', 'visual', 'screenshots')

const maxBytes = 7_000_000

runMain(async () => {
  if (!screenshotOptions()) {
    throw new Error('Screenshots can only be taken on Linux x64, where their browser runs.')
  }
  await run('tsx', ['tools/testing/buildForTests.ts', 'site'])
  await run('tsx', ['tools/testing/buildForTests.ts', 'storybook'])
  rmSync(folder, { recursive: true, force: true })
  const taking = ['test', 'stories.spec', 'pages.spec', '--project', 'visual']
  await run('playwright', [...taking, '--update-snapshots', 'all'])

  let bytes = 0
  for (const name of filesIn(folder).filter((file) => file.endsWith('.png'))) {
    // The pixels stay the same; the browser compresses for speed, not for size.
    const packed = await sharp(readFileSync(join(folder, name)))
      .png({ compressionLevel: 9 })
      .toBuffer()
    writeFileSync(join(folder, name), packed)
    bytes += packed.length
  }
  console.log(`${(bytes / 1e6).toFixed(1)} MB of ${maxBytes / 1e6} MB`)
  if (bytes > maxBytes) {
    throw new Error('The screenshots are too large for the repository: remove or merge stories.')
  }
})
