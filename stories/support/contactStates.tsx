import { useEffect, useRef } from 'react'
import type { RegistrationTexts, SiteContent } from '../../src/content/generated/types'
import { FormFailure } from '../../src/registration/form/FormFailure'
import {
  RegistrationForm,
  type RegistrationFormProps,
} from '../../src/registration/form/RegistrationForm'
import { eachDocument } from '../../src/registration/rules/fields'
import type {
  RegistrationPorts,
  SendOutcome,
  SentNote,
  UploadOutcome,
  UploadStage,
} from '../../src/registration/rules/ports'
import { type SendFailure, sendFailures } from '../../src/registration/rules/sendFailures'
import {
  allSucceeds,
  browserWith,
  completeDraft,
  hasStored,
  never,
  pdf,
  picture,
  receipt,
  stores,
  storesNothing,
  wipes,
} from './ports'

/** What a visitor does on the page. */
type Step = (page: ParentNode) => void

/** How the form comes to look so: what differs of its ports, and what a visitor does. */
export interface ContactState extends Partial<RegistrationFormProps> {
  step?: Step
}

const submits: Step = (page) => page.querySelector('form')?.requestSubmit()
const clears: Step = (page) => page.querySelector<HTMLElement>('[type=submit] + button')?.click()

/** Chooses files with the first picker that fits. */
const picks =
  (picker: string, files: readonly File[]): Step =>
  (page) => {
    const input = page.querySelector(picker)
    if (!input) return
    Object.defineProperty(input, 'files', { configurable: true, value: files })
    input.dispatchEvent(new Event('change', { bubbles: true }))
    Reflect.deleteProperty(input, 'files')
  }
const picksFiles = (...files: readonly File[]) => picks('input[type=file]', files)
const picksPictures = (...names: readonly string[]) => picks('input[multiple]', names.map(picture))

/** Chooses files for the first document, and submits before they are uploaded. */
const picksAndSubmits =
  (...files: readonly File[]): Step =>
  (page) => {
    picksFiles(...files)(page)
    submits(page)
  }

const { at, reference } = receipt
const file = pdf('gst-certificate.pdf')
const fileOf = (...parts: readonly BlobPart[]) =>
  new File([...parts], file.name, { type: file.type })
const reads = (arrayBuffer: () => Promise<ArrayBuffer>) =>
  Object.assign(pdf(file.name), { arrayBuffer })

const restored: ContactState = { draftStore: hasStored(completeDraft) }
const sends = (outcome: SendOutcome): ContactState => ({
  ...restored,
  sendApplication: async () => outcome,
  step: submits,
})
const fails = (reason: SendFailure, state?: 'sent' | 'unclear', isSame = true): ContactState =>
  sends({ ok: false, reason, text: '', earlier: state && { at, state, isSame } })
const sent = { at, reference, unconfirmed: false }
const ends = (how: 'sent' | 'cleared' | 'expired', note?: SentNote): ContactState => ({
  draftStore: browserWith(stores(completeDraft), (store) => store.end(how, undefined, note)),
})
const expired: ContactState = {
  draftStore: browserWith((store) => store.end('expired')),
}
const chooses = (chosen: File, ports: Partial<RegistrationPorts> = {}): ContactState => ({
  ...ports,
  step: picksFiles(chosen),
})
const uploads = (reason: Extract<UploadOutcome, { ok: false }>['reason'], text = '') =>
  chooses(file, { uploadDocument: async () => ({ ok: false, reason, text }) })

const isAt = (stage: UploadStage) =>
  chooses(file, {
    uploadDocument: ({ onStage }) => {
      onStage(stage)
      return never()
    },
  })

/** "Sending failed", and the reason's name in words. */
const failures = Object.fromEntries(
  Object.entries(sendFailures).map(([reason, { fate }]) => {
    const words = reason.replace(/(?=[A-Z])/g, ' ').toLowerCase()
    const earlier = fate === 'withheld' ? 'sent' : undefined
    return [`Sending failed: ${words}`, fails(reason as SendFailure, earlier)]
  }),
)

const storesOther = stores({ ...completeDraft, company_name: 'Moonlight Tours' }, 'other')
const wrong = {
  ...completeDraft,
  email: 'asha',
  phone: '12',
  gst_number: '07ABC',
  ...eachDocument(() => null),
}

const remarkable = { ...completeDraft, your_name: 'A'.repeat(999), gst_number: '00ABCDE1234F1Z5' }

const formFailed = 'Form failed'

/**
 * What visitors meet in the form, by the name in the editor. Each has a text that none before it has, not
 * even one that is shown only briefly: so a test knows when it has come.
 */
export const contactStates = {
  'Draft restored': restored,
  'Checking before sending': { ...restored, loadRules: never, step: submits },
  Sending: { ...restored, sendApplication: never, step: submits },
  'Sent empty': { step: submits },
  'Wrong entries': { draftStore: hasStored(wrong), step: submits },
  'Too long a name, and a GST number of no state': { draftStore: hasStored(remarkable) },
  'Draft too old': expired,
  'Two drafts': { draftStore: browserWith(stores(completeDraft), wipes, storesOther) },
  'Form cleared': { ...restored, step: clears },
  'Form cleared in another window': ends('cleared'),
  Sent: sends({ ok: true }),
  'Sent, without confirmation': sends({ ok: true, unconfirmed: true }),
  'Sent earlier, or in another window': ends('sent', sent),
  'Sent earlier, without confirmation': ends('sent', { ...sent, unconfirmed: true }),
  ...failures,
  'Sent again, and refused': fails('refused', 'sent'),
  'Sent again after no answer, and refused': fails('refused', 'unclear'),
  'Sent before with other details': fails('alreadySent', 'sent', false),
  'Tried before with other details': fails('triedBefore', 'unclear', false),
  'Perhaps a program': { ...restored, isAutomated: () => true, step: submits },
  'Browsing data deleted': { draftStore: browserWith(stores(completeDraft), wipes) },
  'Document: checking': chooses(reads(never)),
  'Document: window opens': chooses(file, { uploadDocument: never }),
  'Document: window waits': isAt({ name: 'waiting' }),
  'Document: uploading': isAt({ name: 'uploading', percent: 40 }),
  'Document: still uploading': { ...restored, uploadDocument: never, step: picksAndSubmits(file) },
  'Document: too large': chooses(fileOf('%PDF-1.7\n', new Uint8Array(5 * 1024 * 1024))),
  'Document: several files': { ...restored, step: picksFiles(file, file) },
  'Document: not replaced': { ...restored, step: picksAndSubmits(file, file) },
  'Document: not a PDF': chooses(fileOf('hello')),
  'Document: something before the PDF': chooses(fileOf('hello\n%PDF-1.7\n%%EOF\n')),
  'Document: empty': chooses(fileOf()),
  'Document: unreadable': chooses(reads(() => Promise.reject(new Error('It is gone.')))),
  'Document: no answer': uploads('failed'),
  'Document: refused': uploads('failed', 'Request was throttled.'),
  'Document: blocked': uploads('blocked'),
  'Document: stalled': uploads('stalled'),
  'Document: window unavailable': uploads('unavailable'),
  'Document: unexpected answer': uploads('untrusted'),
  'Document: window closed': uploads('cancelled'),
  'Document: has a password': chooses(fileOf('%PDF-1.7\ntrailer << /Encrypt 1 0 R >>\n%%EOF\n')),
  'Browser keeps nothing': { draftStore: storesNothing, step: picksFiles(file) },
  'Pictures: becoming a PDF': { loadPictures: never, step: picksPictures('front.jpg') },
  'Pictures: ready': { step: picksPictures('front.jpg', 'back.jpg') },
  'Pictures: unusable': { step: picksPictures('broken.heic') },
  'Document: deleted meanwhile': {
    ...restored,
    findDocument: async ({ id }) => (id === completeDraft.gst_pdf.id ? 'gone' : 'there'),
    step: submits,
  },
  [formFailed]: {},
} satisfies Record<string, ContactState>

const named: Readonly<Record<string, ContactState>> = contactStates

export interface ContactFormProps {
  /** One of `contactStates`; without one, the form as it opens. */
  state: string | undefined
  site: SiteContent
  texts: RegistrationTexts
}

/** The form with services that all succeed, and leave nothing outside this page, or in a state. */
export function ContactForm({ state = '', site, texts }: ContactFormProps) {
  const page = useRef<HTMLDivElement>(null)
  const { step, ...ports } = named[state] ?? {}
  useEffect(() => {
    // Once the form has what the browser has stored.
    const timer = setTimeout(() => page.current && step?.(page.current))
    return () => clearTimeout(timer)
  }, [step])
  if (state === formFailed) return <FormFailure {...site.failure} />
  return (
    <div ref={page}>
      <RegistrationForm {...allSucceeds} {...ports} texts={texts} contact={site.contact} />
    </div>
  )
}
