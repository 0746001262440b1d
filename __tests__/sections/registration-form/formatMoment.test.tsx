import fc from 'fast-check'
import { formatMoment } from '../../../src/sections/registration-form/formatMoment'

beforeAll(() => {
  document.documentElement.lang = 'en-GB'
})

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]
const twoDigits = (part: number) => String(part).padStart(2, '0')

test('it has the day, the name of the month, the year and the time on a 24-hour clock', () => {
  const moment = new Date(2026, 10, 21, 14, 5).getTime()
  expect(formatMoment(moment)).toBe('21 November 2026 at 14:05')
})

test('midnight is 00:00, and no day has a leading zero', () => {
  const moment = new Date(2026, 0, 3, 0, 0).getTime()
  expect(formatMoment(moment)).toBe('3 January 2026 at 00:00')
})

test('at any moment it is the local time', () => {
  const anyMoment = fc.date({
    min: new Date('2000-01-02'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(anyMoment, (date) => {
      const day = `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`
      const time = `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
      expect(formatMoment(date.getTime())).toBe(`${day} at ${time}`)
    }),
  )
})

test('the language is the page’s, and the browser’s where the page has none', () => {
  const moment = new Date(2026, 10, 21, 14, 5).getTime()
  document.documentElement.lang = 'de'
  expect(formatMoment(moment)).toBe('21. November 2026 um 14:05')
  document.documentElement.lang = ''
  expect(formatMoment(moment)).toMatch(/2026/)
})
