import { GitError, gitRefusal } from '../../src/server/gitRefusal'

const refusal = (step: string, message: string) => gitRefusal(new GitError(step, message), 'No.')

const lock = "cannot lock ref 'refs/heads/content/edits'"
const there = "'refs/heads/content' exists; cannot create 'refs/heads/content/edits'"
const file = "Unable to create '/c/refs/heads/content/edits.lock': File exists."
const rejected = '\n ! [remote rejected] HEAD -> content/edits (pre-receive hook declined)'

test.each([
  [`remote: error: ${lock}: ${there}${rejected}`, 'Another branch at the Git server is in the way'],
  ["fatal: couldn't find remote ref refs/heads/main", 'to set EDITOR_BASE'],
  [' ! [remote rejected] x -> content/edits (non-fast-forward)', 'to delete the branch'],
  ['send-pack: unexpected disconnect while reading sideband packet', 'cannot be reached'],
  [`remote: error: ${lock}: ${file}${rejected}`, 'The branch is locked at the Git server'],
  [`fatal: ${lock}: ${file}`, "The editor's clone is locked"],
  ['fatal: cannot run gpg: No such file\nerror: gpg failed to sign the data', 'could not sign'],
  [`remote: error: GH006: Protected branch update failed.${rejected}`, 'protects this branch'],
  [`remote: GitLab: You are not allowed to push code to this project.${rejected}`, 'permission'],
  [`remote: fatal: write error: No space left on device${rejected}`, 'of the Git server is full'],
  ["Failed to connect to 127.0.0.1 port 1: Couldn't connect to server", 'cannot be reached'],
  [`remote: Commits need a ticket.${rejected}`, 'The Git server refused the change'],
  ['git@h: Permission denied (publickey).\nfatal: Could not read from remote', 'credentials'],
  ['remote: HTTP Basic: Access denied', 'credentials'],
  ['ERROR: Permission to asha/site.git denied to bot.', 'does not give the editor permission'],
  ["unable to access 'x': The requested URL returned error: 403", 'does not give the editor perm'],
  ['ERROR: The key you are authenticating with has been marked as read only.', 'permission'],
  ["fatal: Unable to create '/c/.git/index.lock': Permission denied", 'The account under which'],
  ["fatal: detected dubious ownership in repository at '/c'", 'The account under which'],
  ["cannot lock ref 'refs/x': unable to create directory for .git/refs/x", 'The account under'],
  ['ERROR: Repository not found.', 'has no such repository'],
  ["fatal: '../x.git' does not appear to be a git repository", 'has no such repository'],
  ['fatal: unable to write loose object file: No space left on device', "editor's clone is full"],
  [' ! [remote rejected] HEAD -> content/edits (directory file conflict)', 'is in the way'],
  ['remote: error: GH013: x.\nremote: - Commits must have verified signatures.', 'only signed'],
  ['remote: GitLab: Commit must be signed with a GPG key', 'only signed'],
  ['remote: error: GH013: Repository rule violations found for x.', 'protects this branch'],
  [
    'remote: GitLab: You are not allowed to push code to protected branches',
    'protects this branch',
  ],
  ["remote: GitLab: Committer's email 'x@example.com' is not verified.", 'name or e-mail address'],
  ['error: Load key "/k": incorrect passphrase\nfatal: failed to write commit object', 'sign'],
  [
    "remote: error: cannot lock ref 'refs/heads/x': is at 1a2b but expected 3c4d",
    'Somebody else saved',
  ],
  [' ! [rejected] HEAD -> content/edits (fetch first)', 'Somebody else saved'],
  ['ssh: Could not resolve hostname git.example.com: No such host', 'cannot be reached'],
  ["unable to access 'x': The requested URL returned error: 503", 'cannot be reached'],
  ["unable to access 'x': SSL certificate problem: certificate has expired", 'Git refused. What'],
  ['fatal: something new', 'Git refused. What it says is below'],
])('explains %j, and quotes it', (words, sentence) => {
  const said = refusal('push', words)
  expect(said).toMatch(/^(No\.|It is not known) .*\nGit says: /)
  expect(said).toContain(sentence)
  expect(said).toMatch(/ask whoever looks after the (editor|Git server)|Save again\./)
})

test('names a step that waits for somebody who types', () => {
  expect(refusal('commit-tree', 'no answer in time')).toMatch(
    /^No\. Git could not sign .* passphrase, .*\nIt did not end: git commit-tree\.$/,
  )
})

test.each(['no answer in time', 'fatal: the remote end hung up unexpectedly'])(
  'does not say that nothing was saved if a push ends with %j',
  (words) => {
    expect(refusal('push', words)).toMatch(/^It is not known whether your changes were saved/)
    expect(refusal('fetch', words)).toMatch(/^No\. /)
  },
)

test('quotes the last lines only', () => {
  const words = refusal('push', Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n'))
  expect(words).toMatch(/\nGit says: line 12 .* line 19$/)
})

test('leaves out where it pushed, but no sentence', () => {
  const words = refusal('push', 'To ../bare.git\nTo add an exception, call:\n\tgit config x')
  expect(words).toMatch(/\nGit says: To add an exception, call: git config x$/)
})
