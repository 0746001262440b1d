import { optionsFrom } from '../../src/server/options'
import { proposalAddress } from '../../src/server/proposal'

const hosted = { EDITOR_ORIGIN: 'https://edit.example.com' }

test('edits local files and opens a browser without an option', () => {
  expect(optionsFrom([], {})).toEqual({ help: false, open: true, port: 9030 })
})

test.each([
  [['--no-open'], {}],
  [[], { CI: 'true' }],
  [['--git'], hosted],
])('%j with %j opens no browser', (args, environment) => {
  expect(optionsFrom(args, environment).open).toBe(false)
})

test.each([['--gti'], ['somewhere'], ['--git=yes'], ['-g']])(
  'rejects %s, and prints the usage',
  (option) => {
    expect(() => optionsFrom([option], hosted)).toThrow(/^[^\n]*\n\ncontent-editor \[options\]/)
  },
)

test('with git and no proxy, the editor is for one person, and opens', () => {
  const clone = { branch: 'content/edits', remote: 'origin' }
  expect(optionsFrom(['--git'], {})).toEqual({
    help: false,
    open: true,
    port: 9030,
    hosting: { clone },
  })
})

test.each(['abc', '-1', '65536', '80.5'])('a port of %p is refused', (EDITOR_PORT) => {
  expect(() => optionsFrom([], { EDITOR_PORT })).toThrow(
    `EDITOR_PORT must be a whole number from 0 to 65535, not "${EDITOR_PORT}".`,
  )
})

test('hosted, with the address alone', () => {
  expect(optionsFrom(['--git'], hosted).hosting?.proxy).toEqual({
    origin: 'https://edit.example.com',
    committer: { name: 'Content editor', email: 'editor@edit.example.com' },
    person: { user: 'x-forwarded-email', name: 'x-forwarded-preferred-username' },
  })
})

test('hosted, with everything', () => {
  const { hosting } = optionsFrom(['--git'], {
    EDITOR_ORIGIN: 'https://edit.example.com:8443/',
    EDITOR_BRANCH: 'content/marketing',
    EDITOR_REMOTE: 'upstream',
    EDITOR_BASE: 'trunk',
    EDITOR_COMMITTER: 'Website <web@example.com>',
    EDITOR_USER_HEADER: 'Remote-Email',
    EDITOR_NAME_HEADER: 'Remote-Name',
  })
  expect(hosting).toEqual({
    clone: { branch: 'content/marketing', remote: 'upstream', base: 'trunk' },
    proxy: {
      origin: 'https://edit.example.com:8443',
      committer: { name: 'Website', email: 'web@example.com' },
      person: { user: 'remote-email', name: 'remote-name' },
    },
  })
})

test.each([
  [{ EDITOR_ORIGIN: 'http://edit.example.com' }, 'not be "http://edit.example.com"'],
  [{ EDITOR_ORIGIN: 'https://edit.example.com/editor' }, 'EDITOR_ORIGIN must be the address'],
  [{ ...hosted, EDITOR_BRANCH: 'main' }, 'EDITOR_BRANCH must begin with content/'],
  [{ ...hosted, EDITOR_COMMITTER: 'Website' }, 'EDITOR_COMMITTER must be a name'],
  [{ ...hosted, EDITOR_USER_HEADER: 'a b' }, 'EDITOR_USER_HEADER must be the name of a header'],
  [{ ...hosted, EDITOR_NAME_HEADER: 'a,' }, 'EDITOR_NAME_HEADER must be the name'],
])('rejects %j: %s', (environment, sentence) => {
  expect(() => optionsFrom(['--git'], environment)).toThrow(sentence)
})

const gitHub = 'https://github.com/asha/site/compare/main...content/edits?expand=1'
const query = 'merge_request[source_branch]=content%2Fedits&merge_request[target_branch]=main'

test.each([
  ['git@github.com:asha/site.git', gitHub],
  ['https://asha:secret@github.com/asha/site.git/', gitHub],
  ['ssh://git@ssh.github.com:443/asha/site.git', gitHub],
  [
    'https://oauth2:glpat-1@gitlab.example.com/web/team/site.git',
    `https://gitlab.example.com/web/team/site/-/merge_requests/new?${query}`,
  ],
  [
    'git@bitbucket.org:asha/site.git',
    'https://bitbucket.org/asha/site/pull-requests/new?source=content%2Fedits&dest=main',
  ],
  ['git@git.example.com:asha/site.git', undefined],
  ['/srv/git/site.git', undefined],
  ['https://github.com/asha/site?x=secret', undefined],
])('a branch of %s is proposed at %s', (remote, address) => {
  expect(proposalAddress(remote, 'content/edits', 'main')).toBe(address)
})
