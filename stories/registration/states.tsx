import { useEffect, useRef } from 'react'
import { allSucceeds, never, tabWith } from '../../__tests__/fixtures/registration/fakePorts'
import { completeDraft, pdf, receipt } from '../../__tests__/fixtures/registration/samples'
import type { RegistrationTexts, SiteContent } from '../../src/content/generated/types'
import { FormFailure } from '../../src/registration/form/FormFailure'
import {
  RegistrationForm,
  type RegistrationFormProps,
} from '../../src/registration/form/RegistrationForm'
import type { EarlierAttempts, SendOutcome } from '../../src/registration/rules/ports'
import { type SendFailure, sendFailures } from '../../src/registration/rules/sendFailures'

/** What a visitor does on the page. */
type Step = (page: ParentNode) => void

/** How the form comes to look so: what differs of its ports, and what a visitor does. */
export interface ContactState extends Partial<RegistrationFormProps> {
  step?: Step
}

const submits: Step = (page) => page.querySelector('form')?.requestSubmit()
const clears: Step = (page) => page.querySelector<HTMLElement>('[type=submit] + button')?.click()

/** Chooses a file for the first document. */
const picks =
  (file: File): Step =>
  (page) => {
    const input = page.querySelector('input[type=file]')
    if (!input) return
    Object.defineProperty(input, 'files', { configurable: true, value: [file] })
    input.dispatchEvent(new Event('change', { bubbles: true }))
    Reflect.deleteProperty(input, 'files')
  }

const { at, reference } = receipt

const restored: ContactState = { tabStore: tabWith({ draft: completeDraft }) }
const sends = (outcome: SendOutcome): ContactState => ({
  ...restored,
  sendApplication: async () => outcome,
  step: submits,
})
const fails = (reason: SendFailure, earlier?: EarlierAttempts): ContactState =>
  sends({ ok: false, reason, text: '', earlier })
const uploading: ContactState = {
  uploadDocument: ({ onStage }) => {
    onStage({ name: 'uploading', percent: 40 })
    return never()
  },
  step: picks(pdf('gst-certificate.pdf')),
}

/** "Sending failed", and the reason's name in words. */
const failures = Object.fromEntries(
  Object.entries(sendFailures).map(([reason, { fate }]) => {
    const words = reason.replace(/(?=[A-Z])/g, ' ').toLowerCase()
    const earlier = fate === 'withheld' ? { sentAt: at, unclearAt: at } : undefined
    return [`Sending failed: ${words}`, fails(reason as SendFailure, earlier)]
  }),
)

/** What may not be meant: it can still be sent, but for the number. */
const doubtful = {
  ...completeDraft,
  email: 'asha@gmial.com',
  gst_number: '0717USA12345UN1',
  pan_pdf: { ...completeDraft.pan_pdf, name: completeDraft.gst_pdf.name },
}

const entersAndLeaves: Step = (page) => {
  const email = page.querySelector<HTMLElement>('[name=email]')
  email?.focus()
  email?.blur()
}

const formFailed = 'Form failed'
export const stateOfUpload = 'Document: uploading'

/** What visitors meet in the form, by the title in the editor. */
export const contactStates = {
  'Draft restored': restored,
  'Sent empty': { step: submits },
  'An e-mail address, a GST number and a document in doubt': {
    tabStore: tabWith({ draft: doubtful }),
    step: entersAndLeaves,
  },
  [stateOfUpload]: uploading,
  'Form cleared': { ...restored, step: clears },
  Sending: { ...restored, sendApplication: never, step: submits },
  Sent: sends({ ok: true }),
  'Sent before the page was loaded again': { tabStore: tabWith({ sent: { at, reference } }) },
  ...failures,
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
