import { likelyEmail } from '../../../../src/registration/rules/emailQuestion'

const each = (rows: string): string[] => rows.trim().split(/\s+/)

test.each(
  each(`
    gmail.con gmail.cpm gmial.com gamil.com gmal.com gnail.com gmaill.com gmail.co gmail.cm gmail.om
    gmail.comm gmail.cim gmail.vom gmail.in gmail.co.in`),
)('asha@%s was probably meant for gmail.com', (host) => {
  expect(likelyEmail(`asha@${host}`)).toBe('asha@gmail.com')
})

test.each([
  ['yahoo.cim', 'yahoo.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahoo.co.on', 'yahoo.co.in'],
  ['yahoo.co.un', 'yahoo.co.in'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmal.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['outloook.com', 'outlook.com'],
  ['rediffmail.con', 'rediffmail.com'],
  ['redifmail.com', 'rediffmail.com'],
  ['iclould.com', 'icloud.com'],
  ['sunrise-holidays.con', 'sunrise-holidays.com'],
  ['sunrise-holidays.ocm', 'sunrise-holidays.com'],
  ['sunrise-holidays.cmo', 'sunrise-holidays.com'],
  ['sunrise-holidays.comm', 'sunrise-holidays.com'],
  ['sunrise-holidays.og', 'sunrise-holidays.org'],
])('asha@%s was probably meant for %s', (typed, meant) => {
  expect(likelyEmail(`asha.rao@${typed}`)).toBe(`asha.rao@${meant}`)
})

test.each([
  // Cyrillic and Greek letters that look Latin.
  ['\u0430sha@example.com', 'asha@example.com'],
  ['ash\u0430@gmail.com', 'asha@gmail.com'],
  ['ra\u03bf@example.com', 'rao@example.com'],
  ['Email-asha@example.com', 'asha@example.com'],
  ['e-mail_asha@example.com', 'asha@example.com'],
  ['mailto-asha@example.com', 'asha@example.com'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant)
})

test.each(
  each(`
    asha@gmail.com asha@GMAIL.com asha@yahoo.com asha@yahoo.co.in asha@yahoo.in asha@ymail.com asha@mail.com
    asha@rediffmail.com asha@hotmail.com asha@outlook.com asha@outlook.in asha@live.com asha@live.in
    asha@msn.com asha@icloud.com asha@me.com asha@proton.me asha@protonmail.com asha@zoho.in asha@zoho.com
    asha@gmx.com asha@gmx.net asha@aol.com asha@yandex.com asha@fastmail.com asha@hey.com
    asha@sunrise.co.in asha@sunrise.org asha@sunrise.net asha@sunrise.travel asha@sunrise.holiday
    asha@gmal-travels.com asha@yahootravels.in asha@email.com asha@travel.co asha@travel.io asha@travel.cm
    asha@travel.in asha@travel.org.in asha@travel.gov.in asha@xn--p1b6ci4b4b3a.xn--h2brj9c emailteam@x.com
    अशा@उदाहरण.भारत иван@почта.рф`),
)('%s is not asked about', (address) => {
  expect(likelyEmail(address)).toBeUndefined()
})

test.each(['', 'asha', 'a@b', '@', 'a@b@c.com', 'x'.repeat(100_000), `${'a@'.repeat(9000)}b.con`])(
  'what is no address is not asked about',
  (text) => {
    expect(likelyEmail(text)).toBeUndefined()
  },
)
