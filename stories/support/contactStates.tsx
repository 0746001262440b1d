import { useEffect, useEffectEvent, useRef } from 'react'
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
  Stored,
  UploadOutcome,
} from '../../src/registration/rules/ports'
import { type SendFailure, sendFailures } from '../../src/registration/rules/sendFailures'
import {
  browserWith,
  completeDraft,
  documentIsThere,
  hasStored,
  loadPictures,
  loadRules,
  never,
  pdf,
  picture,
  receipt,
  sendSucceeds,
  storesNothing,
  uploadSucceeds,
} from './ports'

/** Does in the form what a visitor does. */
type Step = (form: HTMLFormElement, texts: RegistrationTexts) => void

/** How the form comes to look so: what the browser and the services do, and what a visitor does. */
interface ContactState extends Partial<RegistrationPorts> {
  isAutomated?: RegistrationFormProps['isAutomated']
  step?: Step
}

const submits: Step = (form) => form.requestSubmit()

/** Presses the button with a text. */
const presses =
  (label: (texts: RegistrationTexts) => string): Step =>
  (form, texts) =>
    [...form.querySelectorAll('button')]
      .find(({ textContent }) => textContent === label(texts))
      ?.click()

const types: Step = (form) => {
  const input = form.querySelector('input')
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(input, completeDraft.company_name)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Drops files on the first of the documents. */
const drops =
  (...files: readonly File[]): Step =>
  (form) => {
    const drop = new Event('drop', { bubbles: true, cancelable: true })
    Object.assign(drop, { dataTransfer: { types: ['Files'], files } })
    form.querySelector('[data-drop]')?.dispatchEvent(drop)
  }

/** Chooses pictures of the first of the documents. */
const picks =
  (...names: readonly string[]): Step =>
  (form) => {
    const picker = form.querySelector('input[multiple]')
    if (!picker) return
    Object.defineProperty(picker, 'files', { configurable: true, value: names.map(picture) })
    picker.dispatchEvent(new Event('change', { bubbles: true }))
  }

const { at, reference } = receipt
const file = pdf('certificate.pdf')
const fileOf = (...parts: readonly BlobPart[]) =>
  new File([...parts], file.name, { type: file.type })
const reads = (arrayBuffer: () => Promise<ArrayBuffer>) =>
  Object.assign(pdf(file.name), { arrayBuffer })

const draft = { kind: 'draft', draft: completeDraft, at } as const
const restored: ContactState = { draftStorage: hasStored(completeDraft, at) }
const sends = (outcome: SendOutcome): ContactState => ({
  ...restored,
  sendApplication: async () => outcome,
  step: submits,
})
const fails = (reason: SendFailure, state?: 'sent' | 'unclear'): ContactState =>
  sends({ ok: false, reason, text: '', earlier: state && { at, state } })
const ends = (how: 'sent' | 'cleared' | 'expired'): ContactState => ({
  draftStorage: browserWith(draft, { kind: 'ended', how, at, reference }),
})
const chooses = (chosen: File, ports: Partial<RegistrationPorts> = {}): ContactState => ({
  ...ports,
  step: drops(chosen),
})
const uploads = (reason: Extract<UploadOutcome, { ok: false }>['reason'], text = '') =>
  chooses(file, { uploadDocument: async () => ({ ok: false, reason, text }) })

/** "Sending failed", and the reason's name in words. */
const failures = Object.fromEntries(
  Object.entries(sendFailures).map(([reason, { fate }]) => {
    const words = reason.replace(/(?=[A-Z])/g, ' ').toLowerCase()
    const earlier = fate === 'withheld' ? 'sent' : undefined
    return [`Sending failed: ${words}`, fails(reason as SendFailure, earlier)]
  }),
)

const nothing: Stored = { kind: 'nothing' }
const other: Stored = { ...draft, draft: { ...completeDraft, company_name: 'Moonlight Tours' } }
const wrong = {
  ...completeDraft,
  email: 'asha',
  phone: '12',
  gst_number: '07ABC',
  your_name: 'A'.repeat(999),
  ...eachDocument(() => null),
}

const noState = { ...completeDraft, gst_number: '00ABCDE1234F1Z5' }

/** What visitors meet in the form, by the name in the editor. */
const states: Readonly<Record<string, ContactState>> = {
  'Sent empty': { step: submits },
  'Wrong entries': { draftStorage: hasStored(wrong, at), step: submits },
  'GST number of no state': { draftStorage: hasStored(noState, at) },
  'Draft restored': restored,
  'Draft too old': ends('expired'),
  'Two drafts': { draftStorage: browserWith(draft, nothing, other) },
  'Form cleared': { ...restored, step: presses((texts) => texts.draft.clear) },
  'Form cleared in another window': ends('cleared'),
  'Checking before sending': { ...restored, loadRules: never, step: submits },
  Sending: { ...restored, sendApplication: never, step: submits },
  Sent: sends({ ok: true }),
  'Sent, without confirmation': sends({ ok: true, unconfirmed: true }),
  'Sent earlier, or in another window': ends('sent'),
  ...failures,
  'Sent again, and refused': fails('refused', 'sent'),
  'Sent again after no answer, and refused': fails('refused', 'unclear'),
  'Perhaps a program': { ...restored, isAutomated: () => true, step: submits },
  'Browser keeps nothing': { draftStorage: storesNothing, step: types },
  'Browsing data deleted': { draftStorage: browserWith(draft, nothing) },
  'Document: checking': chooses(reads(never)),
  'Document: window opens': chooses(file, { uploadDocument: never }),
  'Document: window waits': chooses(file, {
    uploadDocument: ({ onStage }) => {
      onStage({ name: 'waiting' })
      return never()
    },
  }),
  'Document: uploading': chooses(file, {
    uploadDocument: ({ onStage }) => {
      onStage({ name: 'uploading', percent: 60 })
      return never()
    },
  }),
  'Document: too large': chooses(fileOf(new Uint8Array(5 * 1024 * 1024 + 1))),
  'Document: several files': { step: drops(file, file) },
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
  'Document: has a password': chooses(fileOf('%PDF-1.7\ntrailer << /Encrypt 1 0 R >>\n%%EOF\n')),
  'Pictures: becoming a PDF': { loadPictures: never, step: picks('front.jpg') },
  'Pictures: ready': { step: picks('front.jpg', 'back.jpg') },
  'Pictures: unusable': { step: picks('broken.heic') },
  'Document: deleted meanwhile': {
    ...restored,
    findDocument: async ({ id }) => (id === completeDraft.gst_pdf.id ? 'gone' : 'there'),
    step: submits,
  },
}

const formFailed = 'Form failed'

export const contactStates: readonly string[] = [...Object.keys(states), formFailed]

export interface ContactFormProps {
  /** One of `contactStates`; without one, the form as it opens. */
  state: string | undefined
  site: SiteContent
  texts: RegistrationTexts
}

/** The form with services that all succeed, and leave nothing outside this page, or in a state. */
export function ContactForm({ state: name = '', site, texts }: ContactFormProps) {
  const around = useRef<HTMLDivElement>(null)
  const { step, ...ports } = states[name] ?? {}
  const act = useEffectEvent(() => {
    const form = around.current?.querySelector('form')
    if (form) step?.(form, texts)
  })
  useEffect(() => {
    // Once the form has what the browser has stored.
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }, [])
  if (name === formFailed) return <FormFailure {...site.failure} />
  return (
    <div ref={around}>
      <RegistrationForm
        loadRules={loadRules}
        loadPictures={loadPictures}
        sendApplication={sendSucceeds}
        uploadDocument={uploadSucceeds}
        findDocument={documentIsThere}
        draftStorage={browserWith()}
        isAutomated={() => false}
        {...ports}
        texts={texts}
        contact={site.contact}
      />
    </div>
  )
}
