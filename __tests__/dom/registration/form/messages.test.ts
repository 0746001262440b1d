import { fill } from '../../../../src/content/fill'
import { mailtoLink } from '../../../../src/registration/form/applicationText'
import { formatMoment } from '../../../../src/registration/form/formatMoment'
import { withContact, withLimits } from '../../../../src/registration/form/formTexts'
import { gstNoteOf, messagesOf, problemAsTyped } from '../../../../src/registration/form/messages'
import { documentNames, textNames } from '../../../../src/registration/rules/fields'
import { plainTextOf, shortened } from '../../../../src/registration/rules/serviceAnswer'
import { siteContent } from '../../../../stories/support/content'
import { form } from '../../../../stories/support/registration'
import { completeDraft, documentUrls, validTexts } from '../../../fixtures/registration/samples'

test('limits are filled in at any depth, and other placeholders stay', () => {
  const texts = {
    ready: 'At most {maxSize}, {sentDays} days, {waitSeconds} s.',
    items: ['{minDigits} to {maxDigits} digits', null, 7],
    at: '{date}',
  }
  expect(withLimits(texts)).toEqual({
    ready: 'At most 5\u00A0MB, 30 days, 30 s.',
    items: ['8 to 15 digits', null, 7],
    at: '{date}',
  })
})

test.each([
  ['With country code: +91 00000 00000', 'With country code: +91~00000~00000'],
  ['Call +65 0000 0000 or write.', 'Call +65~0000~0000 or write.'],
  ['+44 (0)20 7946 0000', '+44~(0)20~7946~0000'],
  ['+1 604-555-0100', '+1~604-555-0100'],
  ['3 + 4 days, 24 hours', '3 + 4 days, 24 hours'],
])('no line of %j ends within a phone number', (text, whole) => {
  const shown = whole.replaceAll('~', '\u00A0')
  expect(withLimits({ hint: text }).hint).toBe(shown)
  expect(withContact('{phone}', { ...siteContent.contact, phone: text })).toBe(shown)
})

test.each([
  [200, undefined],
  [201, 'tooLong'],
])('of %s characters, without the blanks around them, the problem is %s', (length, problem) => {
  expect(problemAsTyped('company_name', ` ${'a'.repeat(length)} `)).toBe(problem)
})

test.each([
  ['of a state that does not exist', '00ABCDE1234F1Z5', '00 is not a state code: please check'],
  ['of another kind of holder', '0717USA12345UN1', ''],
])('a number %s has its note, or none', (_what, number, note) => {
  expect(gstNoteOf(number, form)).toBe(note)
})

test('problems have their messages in the order of the fields, documents one for both', () => {
  const problems = {
    // Of what is stored: to the agent, such a document is missing.
    pan_pdf: 'invalid',
    gst_pdf: 'tooLong',
    gst_number: 'invalid',
    email: 'invalid',
    your_name: 'missing',
    company_name: 'tooLong',
  } as const
  const { company_name, your_name, email, gst_number } = form.fields
  expect(messagesOf(problems, form)).toEqual([
    {
      fieldId: 'company_name',
      message: fill(form.tooLong, { label: company_name.label, max: 200 }),
    },
    { fieldId: 'your_name', message: your_name.missing },
    { fieldId: 'email', message: email.invalid },
    // It has one message for both.
    { fieldId: 'gst_number', message: gst_number.missing },
    { fieldId: 'gst_pdf', message: form.documents.missing },
  ])
})

describe('formatMoment', () => {
  beforeAll(() => {
    document.documentElement.lang = 'en-GB'
  })

  test.each([
    [new Date(2026, 10, 21, 14, 5), '21 November 2026 at 14:05'],
    [new Date(2026, 0, 3, 0, 0), '3 January 2026 at 00:00'],
  ])('%s is said in local time, on a 24-hour clock', (date, words) => {
    expect(formatMoment(date.getTime())).toBe(words)
  })

  test('the language is the page’s, and the browser’s where the page has none', () => {
    const moment = new Date(2026, 10, 21, 14, 5).getTime()
    document.documentElement.lang = 'de'
    expect(formatMoment(moment)).toBe('21. November 2026 um 14:05')
    document.documentElement.lang = ''
    expect(formatMoment(moment)).toMatch(/2026/)
  })

  test.each('auto en_US zh_Hans x-default English - en- 🇮🇳 de_DE.UTF-8 null'.split(' '))(
    'a page that says its language is %j still says when',
    (language) => {
      document.documentElement.lang = language
      expect(formatMoment(new Date(2026, 10, 21, 14, 5).getTime())).toMatch(/2026/)
    },
  )

  test.each([Number.NaN, 8.64e15 + 1, -Infinity])('the time %d ends in a text', (moment) => {
    expect(formatMoment(moment)).toBe('Invalid Date')
  })

  test('a text that leaves the page names the time zone', () => {
    document.documentElement.lang = 'en-GB'
    expect(formatMoment(Date.UTC(2026, 10, 21, 8, 30), 'named')).toMatch(/ at \d\d:\d\d \S+$/)
  })
})

describe('plainTextOf', () => {
  test.each([
    ['Too Many Requests', 'Too Many Requests'],
    ['  two\n lines ', 'two lines'],
    ['size < 50 KB & more', 'size < 50 KB & more'],
    ['<html><head><title>502</title></head><body><h1>Bad</h1><p>Gateway</p></body>', 'Bad Gateway'],
    ['<p>a</p><script>alert(1)</script><style>p{}</style>', 'a'],
    ['<img src=x onerror="alert(1)">Broken', 'Broken'],
    ['<!doctype html><header>Tom</header><p>Jerry', 'Tom Jerry'],
    ['', ''],
  ])('%j reads %j', (text, words) => {
    expect(plainTextOf(text)).toBe(words)
  })

  describe('an answer that is too long', () => {
    test('ends with a whole word and an ellipsis', () => {
      const short = shortened('syllable '.repeat(2000))
      expect(short).toMatch(/^(syllable )+syllable…$/)
      expect(short.length).toBeLessThanOrEqual(300)
      expect(short.length).toBeGreaterThan(290)
    })

    test('is cut between characters where it has no words', () => {
      const short = shortened('😀'.repeat(10_000))
      expect([...short]).toHaveLength(300)
      expect(short.replace(/😀|…/gu, '')).toBe('')
    })

    test('is left as it is up to 300 characters', () => {
      expect(shortened('a'.repeat(300))).toBe('a'.repeat(300))
    })
  })
})

describe('mailtoLink', () => {
  const { failure, fields, documents } = form
  const { contact } = siteContent

  function mailWith(changes: Partial<Parameters<typeof mailtoLink>[0]> = {}) {
    const { protocol, pathname, searchParams } = new URL(
      mailtoLink({ ...completeDraft, ...changes }, form, contact),
    )
    const lines = (searchParams.get('body') ?? '').split('\r\n')
    return { protocol, to: pathname, subject: searchParams.get('subject'), lines }
  }

  test('it is a mail to the company, with everything that was entered', () => {
    expect(mailWith()).toEqual({
      protocol: 'mailto:',
      to: contact.email,
      subject: fill(failure.mailSubject, { company: validTexts.company_name }),
      lines: [
        ...textNames.map((field) => `${fields[field].label}: ${validTexts[field]}`),
        ...documentNames.map((field) => `${documents[field].label}: ${documentUrls[field]}`),
      ],
    })
  })

  test('it keeps special characters and lines as they were entered, but no lone surrogate', () => {
    const company_name = 'A & B + C = 100% #1? ✓'
    const changes = {
      company_name,
      your_name: 'a\ud800b',
      company_address: '12 MG Road\nBengaluru',
    }
    const { subject, lines } = mailWith(changes)
    expect(subject).toBe(fill(failure.mailSubject, { company: company_name }))
    expect(lines).toContain(`${fields.company_name.label}: ${company_name}`)
    expect(lines).toContain(`${fields.your_name.label}: a\ufffdb`)
    const address = `${fields.company_address.label}: 12 MG Road`
    expect(lines[lines.indexOf(address) + 1]).toBe('Bengaluru')
    const draft = { ...completeDraft, ...changes }
    expect(mailtoLink(draft, form, contact)).toMatch(/^mailto:[!-~]+$/)
  })

  test('it leaves out the longest texts where Windows would not open it', () => {
    const changes = { your_name: 'आशा राव', company_address: 'कनॉट प्लेस, नई दिल्ली\n'.repeat(14) }
    const draft = { ...completeDraft, ...changes }
    expect(mailtoLink(draft, form, contact).length).toBeLessThanOrEqual(2048)
    const { lines } = mailWith(changes)
    expect(lines).toContain(`${fields.company_address.label}: …`)
    expect(lines).toContain(`${fields.your_name.label}: आशा राव`)
    expect(lines).toContain(`${documents.pan_pdf.label}: ${documentUrls.pan_pdf}`)
  })

  test('it asks for a document that is not uploaded', () => {
    expect(mailWith({ gst_pdf: null }).lines).toContain(
      `${documents.gst_pdf.label}: ${failure.attach}`,
    )
  })

  test('a line break in the subject becomes one space, and starts no header (RFC 6068, 5)', () => {
    const { subject } = mailWith({ company_name: 'Sunrise\r\nBcc: victim@example.com' })
    expect(subject).toBe(fill(failure.mailSubject, { company: 'Sunrise Bcc: victim@example.com' }))
  })
})
