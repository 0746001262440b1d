import { projectTexts } from '../support/projectTexts'

// The notice promises 30 days, and the command is run once a week.
test('everybody who is told to delete old documents is told the same age, 30 days less a week', () => {
  const ages = projectTexts()
    .filter(({ file }) => !file.startsWith('__tests__/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/--older-than (\d+)/g)].map(([, age]) => `${file}: ${age}`),
    )
    .filter((age) => !age.endsWith(': 0'))
  expect(ages.length).toBeGreaterThan(3)
  expect(ages.filter((age) => !age.endsWith(': 23'))).toEqual([])
})
