import { readdirSync, readFileSync } from 'node:fs'

const made = [
  '.cache',
  '.git',
  '.stryker-tmp',
  'deploy',
  'node_modules',
  'public',
  'storybook-static',
  'test-build',
]
const notOurs = new RegExp(`^(${made.join('|')}|test-results|coverage)/|/generated/`)

export interface ProjectText {
  /** Path from the project's root. */
  file: string
  text: string
}

/** Every text that we write and somebody reads: code, documents and content. */
export function projectTexts(): ProjectText[] {
  const top = readdirSync('.', { withFileTypes: true }).filter(
    ({ name }) => !notOurs.test(`${name}/`),
  )
  const names = top.flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map(
          (name) => `${entry.name}/${name.replaceAll('\\', '/')}`,
        )
      : [entry.name],
  )
  return names
    .filter((file) => /\.(tsx?|mjs|cjs|css|graphql|mdx?|ya?ml|html)$/.test(file))
    .filter((file) => !notOurs.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}
