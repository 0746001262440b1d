import { commitMessage } from '../../server/commitMessage'
import { optionsFrom } from '../../server/options'
import { freePath, pictureName } from '../../server/pictureName'

const hosted = { EDITOR_ORIGIN: 'https://edit.example.com' }

test('without an option it edits here, and opens a browser', () => {
  expect(optionsFrom([], {})).toEqual({ help: false, open: true })
})

test.each([
  [['--no-open'], {}],
  [[], { CI: 'true' }],
  [['--git'], hosted],
])('%j with %j opens no browser', (args, environment) => {
  expect(optionsFrom(args, environment).open).toBe(false)
})

test.each([['--gti'], ['somewhere'], ['--git=yes'], ['-g']])(
  '%s is refused, with what there is',
  (option) => {
    expect(() => optionsFrom([option], hosted)).toThrow(/^[^\n]*\n\nnpm run content \[-- options\]/)
    expect(() => optionsFrom([option], hosted)).toThrow(option.replace(/=.*/, ''))
  },
)

test('hosted, with the address alone', () => {
  expect(optionsFrom(['--git'], hosted).hosting).toEqual({
    clone: { branch: 'content/edits', remote: 'origin', base: 'main' },
    proxy: {
      origin: 'https://edit.example.com',
      committer: { name: 'Content editor', email: 'editor@edit.example.com' },
      person: {
        user: 'x-forwarded-email',
        names: ['x-forwarded-preferred-username', 'x-forwarded-user'],
      },
    },
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
      person: { user: 'remote-email', names: ['remote-name'] },
    },
  })
})

test('with git and no proxy, the editor is for one person, and opens', () => {
  expect(optionsFrom(['--git'], {})).toMatchObject({
    open: true,
    hosting: { clone: { branch: 'content/edits', remote: 'origin', base: 'main' } },
  })
  expect(optionsFrom(['--git'], {}).hosting?.proxy).toBeUndefined()
})

test.each([
  [{ EDITOR_ORIGIN: 'http://edit.example.com' }, 'not "http://edit.example.com"'],
  [{ EDITOR_ORIGIN: 'https://edit.example.com/editor' }, 'EDITOR_ORIGIN must be the address'],
  [{ ...hosted, EDITOR_BRANCH: 'main' }, 'EDITOR_BRANCH must begin with content/'],
  [{ ...hosted, EDITOR_BRANCH: 'content/' }, 'EDITOR_BRANCH must begin with content/'],
  [{ ...hosted, EDITOR_COMMITTER: 'Website' }, 'EDITOR_COMMITTER must be a name and an address'],
  [{ ...hosted, EDITOR_USER_HEADER: 'a b' }, 'EDITOR_USER_HEADER must be the name of a header'],
])('%j cannot be: %s', (environment, sentence) => {
  expect(() => optionsFrom(['--git'], environment)).toThrow(sentence)
})

const long =
  'Change the headline, the fleet figures in Singapore and Malaysia, and the hero picture'

test.each([
  ['Change the headline', 'Change the headline\n'],
  ['Change\n\ntwo\nthings\n', 'Change\n\ntwo\nthings\n'],
  ['  \n ', 'Change the content\n'],
  ['A\u0000B\u202E\r\nC', 'A B\n\nC\n'],
  [long, `Change the headline, the fleet figures in Singapore and Malaysia, and…\n\n${long}\n`],
])('%j as the message of a commit', (summary, message) => {
  expect(commitMessage(summary)).toBe(message)
})

test('no subject is longer than 72 characters', () => {
  for (const summary of [long, 'x'.repeat(200), `${'x'.repeat(72)}\nmore`]) {
    expect(commitMessage(summary).split('\n')[0]?.length).toBeLessThanOrEqual(72)
  }
})

test.each([
  ['Team photo (März).JPG', 'team-photo-marz'],
  ['C:\\Bilder\\Hafen.png', 'hafen'],
  ['../../etc/passwd', 'passwd'],
  ['港口.png', 'picture'],
  ['con.png', 'picture-con'],
  ['', 'picture'],
  ['a.b.c.png', 'a-b-c'],
])('%j is called %s', (own, name) => {
  expect(pictureName(own)).toBe(name)
})

test('a name that is taken gets a number, in whatever capitals it is taken', () => {
  expect(freePath('Team.jpeg', 'jpeg', [])).toBe('images/team.jpg')
  expect(freePath('team.png', 'png', ['images/Team.PNG', 'images/team-2.png'])).toBe(
    'images/team-3.png',
  )
})
