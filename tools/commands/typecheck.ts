/** `npm run typecheck`: checks all types, those of the documentation pages included. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn } from '../lib/filesIn'
import { root, run, runMain } from '../lib/run'
import { testBuilds } from '../testing/testBuilds'

runMain(async () => {
  rmSync(testBuilds.mdx, { recursive: true, force: true })
  const pages = filesIn(join(root, 'stories'))
  await Promise.all(pages.filter((page) => page.endsWith('.mdx')).map(writeAsModule))
  await run('tsc', ['--noEmit'])
})

/** TypeScript cannot read MDX, but it reads JSX at the same path in another of its `rootDirs`. */
async function writeAsModule(page: string): Promise<void> {
  // Imported here because tsx cannot load an ES module with require.
  const { compile } = await import('@mdx-js/mdx')
  const { value } = await compile(readFileSync(join(root, 'stories', page)), { jsx: true })
  const module = join(testBuilds.mdx, 'stories', `${page}.tsx`)
  mkdirSync(dirname(module), { recursive: true })
  // MDX leaves its own parameter without a type, which strict TypeScript refuses.
  writeFileSync(module, `${value}`.replaceAll(/\(props( = {})?\) {/g, '(props: any$1) {'))
}
