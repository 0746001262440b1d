/** Thrown if git fails; the message is git's output. */
export class GitError extends Error {
  /**
   * @param step git's subcommand, such as `push`
   * @param code its exit status
   */
  constructor(
    readonly step: string,
    message: string,
    readonly code?: number | string,
  ) {
    super(message)
  }
}

const askEditor = 'ask whoever looks after the editor'
const askServer = 'ask whoever looks after the Git server'

/**
 * Patterns of git's English output, and the sentence for each; the first match counts. The output
 * follows a line with the step, `git push`; lines of its server begin with `remote:`.
 */
const causes: readonly (readonly [RegExp, string])[] = [
  [
    /remote: .*(no space left|quota exceeded)/i,
    `The disk of the Git server is full. Please ${askServer}.`,
  ],
  [
    /no space left|out of diskspace|quota exceeded/i,
    `The disk with the editor's clone is full. Please ${askEditor} to make room on it.`,
  ],
  [
    /(verified|valid) signatures|must be signed|unsigned commit/i,
    `The Git server accepts only signed commits. Please ${askEditor} to have the editor sign them.`,
  ],
  [
    /^git commit-tree\nno answer in time|failed to sign|signing ?key|write commit object/i,
    `Git could not sign the commit: the key is missing, or needs a passphrase, which nobody can type here. Please ${askEditor}.`,
  ],
  [
    /^.*\nno answer in time/,
    `The Git server did not answer in time. Try again in a minute; if it stays so, ${askServer}.`,
  ],
  [
    /tell me who you are|empty ident|(committer|author)('s email)? '|only push|GH007/i,
    `The commit's name or e-mail address is missing, or the Git server does not accept it. Please ${askEditor}.`,
  ],
  [
    /couldn't find remote ref/,
    `The Git server does not have the branch from which the editor begins. Please ${askEditor} to set EDITOR_BASE.`,
  ],
  [
    /\(non-fast-forward\)|force[- ]push/i,
    `The branch is merged, and the Git server does not let the editor begin it again. Please ${askServer} to delete the branch.`,
  ],
  [
    /GH013|protected branch|TF402455/i,
    `The Git server protects this branch: its rules refuse the change. Please ${askServer} to let the editor push to branches below content/.`,
  ],
  [
    /remote[: ].*exists; cannot create|directory file conflict|refname conflict/,
    `Another branch at the Git server is in the way: Git cannot have both content and content/edits. Please ${askServer} to rename or delete the other one.`,
  ],
  [
    /remote[: ].*\.lock': File exists/,
    `The branch is locked at the Git server: another program is changing it, or has crashed. Try again in a minute; if it stays so, ${askServer} to remove the lock.`,
  ],
  [
    /\.lock': File exists/,
    `The editor's clone is locked: another program uses Git there, or has crashed. Try again in a minute; if it stays so, ${askEditor} to remove the lock.`,
  ],
  [
    /! \[rejected\]|remote[: ].*(but expected|reference already exists|incorrect old value)/,
    'Somebody else saved at the same moment. Save again.',
  ],
  [
    /not allowed to push|permission to .* denied|write access|marked as read only|error: 403|remote: .*insufficient permission/i,
    `The Git server does not give the editor permission for this. Please ${askServer} to let it fetch, and push to branches below content/.`,
  ],
  [
    /': permission denied|insufficient permission|unable to create directory|dubious ownership/i,
    `The account under which the editor runs may not use the repository's files. Please ${askEditor}.`,
  ],
  [
    /authentication failed|permission denied \(|could not read (username|password)|access denied/i,
    `The Git server rejected the editor's credentials. Please ${askEditor} to renew its access.`,
  ],
  [
    /repository '?.*not found|could not be found|not appear to be a git repository/i,
    `The Git server has no such repository, or does not show it to the editor. Please ${askEditor}.`,
  ],
  [
    /could not resolve|failed to connect|connection (closed|refused|reset|timed out)|operation timed out|unreachable|no route|early EOF|hung up|disconnect|error: 5\d\d/i,
    `The Git server cannot be reached, or is not working. Check that you are online, or on the company's VPN, and try again in a minute; if it stays so, ${askServer}.`,
  ],
  [
    /\[remote rejected\]|hook declined/,
    `The Git server refused the change. What it says is below; ${askServer}.`,
  ],
  [/^/, `Git refused. What it says is below; ${askEditor}.`],
]

/** A push may have arrived although its answer did not. */
const unanswered =
  /^git push\n.*(no answer in time|connection reset|early EOF|hung up|disconnect)/is
const unknown =
  'It is not known whether your changes were saved; they are still in this window. You can save again.'

/**
 * Returns a sentence that says why git failed, with the last lines of its output below.
 *
 * @param what what did not happen, such as `Nothing was saved.`
 */
export function gitRefusal({ step, message }: GitError, what: string): string {
  const said = `git ${step}\n${message}`
  const sentence = causes.find(([pattern]) => pattern.test(said))?.[1]
  const words = message
    .split('\n')
    .map((line) => line.replace(/^(remote|error|fatal|hint):\s*/, '').trim())
    .filter(
      (line) => line !== '' && !/^(To \S+$|failed to push some refs|no answer in time)/.test(line),
    )
    .slice(-8)
  const last = words.length > 0 ? `Git says: ${words.join(' ')}` : `It did not end: git ${step}.`
  return `${unanswered.test(said) ? unknown : what} ${sentence}\n${last}`
}
