/** Checks that each link from one of our Markdown files to another file, or to a heading, leads somewhere. */
import { execFileSync } from 'node:child_process'
import { root, runMain } from '../lib/run'

runMain(async () => {
  const { check } = await import('linkinator')
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md']
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  for (const path of listed.trim().split('\n')) {
    // One by one: linkinator 7.6 does not look for a heading in a file that it has read before.
    const { links } = await check({
      path,
      serverRoot: root,
      markdown: true,
      checkFragments: true,
      linksToSkip: ['^(?!http://localhost:)'],
    })
    for (const { url } of links.filter(({ state }) => state === 'BROKEN')) {
      console.error(`${path} has a link to ${url}, which is not there.`)
      process.exitCode = 1
    }
  }
})
