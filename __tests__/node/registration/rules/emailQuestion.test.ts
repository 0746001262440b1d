import fc from 'fast-check'
import { likelyEmail } from '../../../../src/registration/rules/emailQuestion'

const each = (rows: string): string[] => rows.trim().split(/\s+/)

test.each(
  each(`
    gmail.con gmail.cpm gmial.com gamil.com gmal.com gnail.com gmaill.com gmail.co gmail.cm gmail.om
    gmail.comm gmail.cim gmail.vom gmail.in gmail.co.in gmial.con gmai.com`),
)('asha@%s was probably meant for gmail.com', (host) => {
  expect(likelyEmail(`asha@${host}`)).toBe('asha@gmail.com')
})

test.each(
  each(`
    yahoo.cim→yahoo.com yaho.com→yahoo.com yahoo.co.on→yahoo.co.in yahoo.co.un→yahoo.co.in
    hotmial.com→hotmail.com hotmal.com→hotmail.com outlok.com→outlook.com
    outloook.com→outlook.com rediffmail.con→rediffmail.com redifmail.com→rediffmail.com
    iclould.com→icloud.com sunrise-holidays.con→sunrise-holidays.com
    sunrise-holidays.ocm→sunrise-holidays.com sunrise-holidays.cmo→sunrise-holidays.com
    sunrise-holidays.comm→sunrise-holidays.com sunrise-holidays.og→sunrise-holidays.org
    sunrise-holidays.nte→sunrise-holidays.net sunrise-holidays.iin→sunrise-holidays.in
    mail.sunrise.co.on→mail.sunrise.co.in yaho.co.in→yahoo.co.in yhoo.in→yahoo.in
    yahoo.co→yahoo.com live.con→live.com protonmial.com→protonmail.com`).map((pair) =>
    pair.split('→'),
  ),
)('asha@%s was probably meant for %s', (typed, meant) => {
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
  ['EMAIL-\u0410sha@gmial.com', 'Asha@gmail.com'],
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
    asha@googlemail.com asha@rediff.com asha@hotmail.co.uk asha@yahoo.it asha@yahoo.ie asha@yahoo.co.id
    asha@gmx.de asha@mail.ru asha@qq.com asha@163.com asha@indiatimes.com asha@vsnl.net asha@bsnl.in
    asha@nic.in asha@iitb.ac.in asha@cloud.com asha@wahoo.com asha@life.com asha@sotc.in asha@irctc.co.in
    asha@gail.co.in asha@mygmail.com asha@travel.om asha@travel.cam asha@travel.id asha@travel.int
    asha@travel.ong asha@travel.new asha@travel.bet email@x.com email-@x.com emails-asha@x.com
    mail-order@x.com my-email@x.com ashä@x.com o'brien+a/b=c@x.com сосо@x.com
    अशा@उदाहरण.भारत иван@почта.рф`),
)('%s is not asked about', (address) => {
  expect(likelyEmail(address)).toBeUndefined()
})

test.each([
  '',
  'asha',
  'a@b',
  '@',
  'a@b@gmail.con',
  'Asha <asha@gmail.con>',
  'x'.repeat(100_000),
  `${'a@'.repeat(9000)}b.con`,
  `a@${'b'.repeat(100_000)}.con`,
])('what is no address is not asked about', (text) => {
  expect(likelyEmail(text)).toBeUndefined()
})

test('what it suggests is not asked about again', () => {
  const host = fc.constantFrom('gmail.com', 'yahoo.co.in', 'hotmail.com', 'rediffmail.com', 'x.org')
  const mistyped = fc
    .tuple(host, fc.nat(), fc.nat(1), fc.string())
    .map(([name, where, gone, text]) => {
      const at = where % name.length
      return `Email-\u0430sha@${name.slice(0, at)}${text.slice(0, 1)}${name.slice(at + gone)}`
    })
  fc.assert(
    fc.property(fc.oneof(mistyped, fc.string()), (address) => {
      const likely = likelyEmail(address)
      if (likely !== undefined) expect(likelyEmail(likely)).toBeUndefined()
    }),
    { numRuns: 2_000 },
  )
})
