import {
  contactStories,
  contactStates as states,
} from '../../../../__tests__/support/contactStates'
import { inWords } from '../../preview/states'

const ids = states.map(({ id }) => id)

test('states have different ids, and in a group different labels', () => {
  expect(new Set(ids).size).toBe(states.length)
  expect(new Set(states.map(({ group, label }) => `${group}: ${label}`)).size).toBe(states.length)
})

test('each story that acts is a state, unless it only shows another on another screen', () => {
  const played = Object.values(contactStories).flatMap((module) =>
    Object.values(module).filter((story) => 'play' in story && !('globals' in story)),
  )
  expect(states.filter(({ play }) => play)).toHaveLength(played.length)
  expect(played.length).toBeGreaterThan(30)
})

test('stories that only pin a screen or a scheme are no states', () => {
  expect(ids.filter((id) => /Phone|Dark/.test(id))).toEqual([])
})

test('the page as it opens is no state', () => {
  expect(ids).not.toContain('ContactScreen.Desktop')
  expect(ids).not.toContain('RegistrationForm.Empty')
})

test('the parts of the form, and the message when the page fails, are states', () => {
  expect(ids).toEqual(
    expect.arrayContaining([
      'SentSummary.Standard',
      'SendFailureAlert.Offline',
      'NoticeScreen.Failure',
    ]),
  )
})

test.each([
  ['UploadFailsOnce', 'Upload fails once'],
  ['FileNotPdf', 'File not PDF'],
  ['InvalidGstNumber', 'Invalid GST number'],
  ['RegistrationForm', 'Registration form'],
])('%s in words is %s', (name, words) => {
  expect(inWords(name)).toBe(words)
})
