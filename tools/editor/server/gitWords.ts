import type { GitRun } from './git'

/** Why git or its server did not do something, in plain words; the first that fits. */
const causes: readonly (readonly [RegExp, string])[] = [
  [
    /protected branch|GH006|not allowed to push/i,
    'The git server does not let the editor push to this branch. Ask who looks after it to allow that.',
  ],
  [
    /pre-receive hook declined|update hook declined|\[remote rejected\]/i,
    'The git server refused the change. What it says is below; ask who looks after it.',
  ],
  [
    /could not resolve host|connection (refused|timed out|reset)|network is unreachable|unable to access|could not read from remote|early EOF|hung up/i,
    'The git server cannot be reached. Try again in a minute; if it stays so, ask who looks after it.',
  ],
  [
    /authentication failed|permission denied|could not read username|access denied|403/i,
    'The git server does not let the editor in. Ask who looks after the editor to renew its access.',
  ],
  [
    /no space left|disk quota/i,
    'The disk is full. Ask who looks after the editor to make room on it.',
  ],
  [
    /index\.lock|cannot lock ref/i,
    'Another git program works in the editor’s clone, or ended in the middle. Try again in a minute; if it stays so, ask who looks after the editor.',
  ],
  [
    /does not appear to be a git repository|repository not found|couldn't find remote ref/i,
    'The git server has no such repository or branch. Ask who looks after the editor.',
  ],
]

/**
 * A sentence about a run of git that failed, and git's own words below it.
 *
 * @param what what did not happen, for example `Nothing was saved.`
 */
export function gitRefusal({ code, stderr }: GitRun, what: string): string {
  // An SSH key that is refused is also "could not read from remote".
  const ordered = /permission denied|authentication/i.test(stderr)
    ? [...causes.slice(3), ...causes.slice(0, 3)]
    : causes
  const cause = ordered.find(([pattern]) => pattern.test(stderr))?.[1]
  const words = stderr
    .split('\n')
    .map((line) => line.replace(/^(remote|error|fatal|hint):\s*/, '').trim())
    .filter((line) => line !== '' && !/^(To |failed to push some refs)/.test(line))
    .slice(0, 8)
  if (code === undefined) {
    return `${what} The git server did not answer in time. Try again in a minute.`
  }
  const sentence = cause ?? 'Git refused. What it says is below; ask who looks after the editor.'
  return [
    `${what} ${sentence}`,
    ...(words.length > 0 ? [`Git says: ${words.join(' ')}`] : []),
  ].join('\n')
}
