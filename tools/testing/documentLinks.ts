/** Checks the links from our Markdown files to other files and to headings. */
import { execFileSync } from 'node:child_process'
import { root, runMain } from '../lib/run'
import { checkLinks } from './checkLinks'

runMain(async () => {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md']
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const { broken } = await checkLinks(listed.trim().split('\n'), {
    serverRoot: root,
    markdown: true,
    linksToSkip: ['^(?!http://localhost:)'],
  })
  if (broken.length > 0) throw new Error(`Links that lead nowhere:\n${broken.join('\n')}`)
})
