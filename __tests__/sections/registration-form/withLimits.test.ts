import { withLimits } from '../../../src/sections/registration-form/withLimits'
import { contactContent } from '../../../stories/support/content'

test('limits are filled in at any depth, and other placeholders stay', () => {
  const texts = {
    ready: 'At most {maxSize}.',
    items: ['{minDigits} digits', null, 7],
    at: '{date}',
  }
  expect(withLimits(texts)).toEqual({
    ready: 'At most 5 MB.',
    items: ['7 digits', null, 7],
    at: '{date}',
  })
})

test('durations are in hours and seconds', () => {
  const texts = ['{draftHours} h', '{waitSeconds} s']
  expect(withLimits(texts)).toEqual(['24 h', '30 s'])
})

test('no text of the form repeats a limit, except the one that the specification quotes', () => {
  const { tooLarge: _, ...documents } = contactContent.form.documents
  const texts = JSON.stringify({ ...contactContent.form, documents })
  expect(texts.match(/\d+ ?(MB|hours|seconds|digits)/g) ?? []).toEqual([])
})
