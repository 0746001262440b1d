import { likelyEmailOf } from '../../../../src/registration/rules/validation'

const each = (rows: string): string[] => rows.trim().split(/\s+/)

test.each(
  each(`
    gmail.con→gmail.com gmail.cpm→gmail.com gmial.com→gmail.com gamil.com→gmail.com gmal.com→gmail.com
    gmaill.com→gmail.com gmail.co→gmail.com gmail.om→gmail.com gmail.comm→gmail.com GMIAL.com→gmail.com
    yahoo.cim→yahoo.com yaho.com→yahoo.com hotmial.com→hotmail.com outlok.com→outlook.com
    rediffmail.con→rediffmail.com redifmail.com→rediffmail.com`).map((pair) => pair.split('→')),
)('asha@%s was probably meant for %s', (typed, meant) => {
  expect(likelyEmailOf(` asha.rao@${typed} `)).toBe(`asha.rao@${meant}`)
})

test.each(
  each(`
    asha@gmail.com asha@GMAIL.com asha@yahoo.com asha@yahoo.co.in asha@yahoo.in asha@ymail.com asha@mail.com
    asha@rediffmail.com asha@rediff.com asha@hotmail.com asha@hotmail.co.uk asha@outlook.com asha@outlook.in
    asha@email.com asha@googlemail.com asha@gmx.com asha@wahoo.com asha@travel.co asha@sunrise.con`),
)('%s is not asked about', (address) => {
  expect(likelyEmailOf(address)).toBeUndefined()
})

test.each(['', 'gmial.com', '@gmial.com', 'asha rao@gmial.com', `${'a@'.repeat(9000)}gmial.com`])(
  'what is no address is not asked about',
  (text) => expect(likelyEmailOf(text)).toBeUndefined(),
)
