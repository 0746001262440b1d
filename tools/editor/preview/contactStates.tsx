import { createRef, useId } from 'react'
import { Band } from '../../../src/components/Band'
import type { DocumentProgress } from '../../../src/components/DocumentField'
import { Panel } from '../../../src/components/Panel'
import { fill } from '../../../src/content/fill'
import type {
  FormDocuments,
  RegistrationTexts,
  SiteContent,
} from '../../../src/content/generated/types'
import { DocumentFields } from '../../../src/registration/form/DocumentFields'
import { FormActions } from '../../../src/registration/form/FormActions'
import { FormFailure } from '../../../src/registration/form/FormFailure'
import { FormStatusMessage } from '../../../src/registration/form/FormStatusMessage'
import { withLimits } from '../../../src/registration/form/messages'
import {
  FormIntro,
  type RegistrationFormProps,
} from '../../../src/registration/form/RegistrationForm'
import { EarlierReceipts } from '../../../src/registration/form/SentSummary'
import { TextFields } from '../../../src/registration/form/TextFields'
import type { FormPartProps } from '../../../src/registration/form/useRegistrationForm'
import { type Receipt, referenceOf } from '../../../src/registration/rules/application'
import {
  type DocumentName,
  documentNames,
  eachDocument,
  emptyDraft,
  type RegistrationDraft,
} from '../../../src/registration/rules/fields'
import { type SendFailure, sendFailures } from '../../../src/registration/rules/sendFailures'
import * as rules from '../../../src/registration/rules/validation'
import { documentIds, validTexts } from '../../../stories/support/validTexts'

type Registration = FormPartProps['registration']

const file = { name: 'certificate.pdf' }
const uploaded = (field: DocumentName) => ({
  ...file,
  id: documentIds[field],
  url: `https://cdn.example.com/${documentIds[field]}/`,
  size: 182_000,
  mimeType: 'application/pdf',
})

const filledIn: RegistrationDraft = { ...validTexts, ...eachDocument(uploaded) }

const at = Date.UTC(2026, 10, 21, 8, 30)
const reference = referenceOf(filledIn)
const sentElsewhere = { kind: 'sentElsewhere', reference } as const
const receipt: Receipt = { draft: filledIn, reference, at }

/** The services of the page as it opens: everything succeeds, and nothing leaves the browser. */
export const contactPorts: Omit<RegistrationFormProps, 'texts' | 'contact'> = {
  loadRules: async () => rules,
  sendApplication: async () => ({ ok: true }),
  uploadDocument: async ({ field }) => ({ ok: true, document: uploaded(field) }),
  findDocument: async () => 'there',
  draftStorage: { load: () => undefined, save: () => true, forget: ignore, watch: () => ignore },
  receiptStorage: { load: () => [], save: () => true, remove: ignore, watch: () => ignore },
  isAutomated: () => false,
}

function ignore() {}

/** What of a registration differs in a state; `upload` is of the first document. */
type Difference = Partial<
  Pick<Registration, 'status' | 'phase' | 'problems' | 'draft' | 'isPersisted' | 'isReady'>
> & {
  upload?: UploadState
  receipts?: readonly Receipt[]
}

const withoutDocuments = { ...filledIn, ...eachDocument(() => null) }
const missing = Object.fromEntries(Object.keys(emptyDraft).map((field) => [field, 'missing']))

type UploadState = (texts: FormDocuments) => DocumentProgress

const document = (upload: UploadState): Difference => ({ draft: withoutDocuments, upload })

const underWay = (key: 'checking' | 'opening' | 'waiting' | 'uploading', percent?: number) =>
  document((texts) => ({ status: 'underWay', message: fill(texts[key], file), percent }))

const failed = (key: keyof FormDocuments, reason?: 'noReason' | 'refused' | 'blocked') =>
  document((texts) => ({
    status: 'failed',
    message: fill(String(texts[key]), { ...file, reason: reason ? texts[reason] : '' }),
    action: 'tryAgain',
    offersOtherWay: reason !== undefined,
    announce: false,
  }))

/** "Not sent" or "Perhaps sent", and why: the reason's name in words. */
const failureStates = Object.fromEntries(
  Object.keys(sendFailures).map((reason): [string, Difference] => {
    const words = reason.replace(/(?=[A-Z])/g, ' ').toLowerCase()
    const outcome = { ok: false, reason: reason as SendFailure, text: '', at } as const
    return [`Sending failed: ${words}`, { draft: filledIn, status: { kind: 'failed', outcome } }]
  }),
)

/** The states of the form that have texts of their own, by the name in the editor. */
const states: Readonly<Record<string, Difference>> = {
  'Sent empty': { problems: missing, status: { kind: 'problems' } },
  'Wrong entries': {
    draft: {
      ...withoutDocuments,
      email: 'asha',
      phone: '12',
      gst_number: '07ABC',
      your_name: 'A'.repeat(999),
    },
    problems: {
      email: 'invalid',
      phone: 'invalid',
      gst_number: 'invalid',
      your_name: 'tooLong',
      gst_pdf: 'gone',
      pan_pdf: 'inProgress',
    },
    status: { kind: 'problems' },
  },
  'Draft restored': { draft: filledIn, status: { kind: 'restored', savedAt: at } },
  'Form cleared': { status: { kind: 'cleared', draft: filledIn } },
  'Checking before sending': { draft: filledIn, phase: 'checking' },
  Sending: { draft: filledIn, phase: 'sending' },
  Sent: { status: { kind: 'sent', receipt, hasUnsent: true }, receipts: [receipt] },
  'Sent, without confirmation': {
    status: { kind: 'sent', receipt: { ...receipt, unconfirmed: true } },
  },
  'Sent earlier': { receipts: [receipt] },
  'Sent in another tab': { draft: filledIn, status: sentElsewhere },
  'Sent in another tab, then changed': {
    draft: { ...filledIn, phone: '+91 98765 43211' },
    status: sentElsewhere,
    receipts: [receipt],
  },
  ...failureStates,
  'Perhaps a program': { draft: filledIn, status: { kind: 'suspectedBot' } },
  'Browser keeps nothing': { draft: filledIn, isPersisted: false },
  'Still loading': { isReady: false },
  'Document: checking': underWay('checking'),
  'Document: window opens': underWay('opening'),
  'Document: window waits': underWay('waiting'),
  'Document: ready': document((texts) => ({ status: 'ready', message: fill(texts.ready, file) })),
  'Document: uploading': underWay('uploading', 60),
  'Document: too large': failed('tooLarge'),
  'Document: not a PDF': failed('notPdf'),
  'Document: empty': failed('empty'),
  'Document: unreadable': failed('unreadable'),
  'Document: no answer': failed('failed', 'noReason'),
  'Document: refused': failed('failed', 'refused'),
  'Document: blocked': failed('failed', 'blocked'),
  'Document: stalled': failed('stalled'),
  'Document: window unavailable': failed('unavailable'),
  'Document: unexpected answer': failed('untrusted'),
  'Document: has a password': document(({ encrypted }) => ({ status: 'idle', note: encrypted })),
}

const formFailed = 'Form failed'

export const contactStates: readonly string[] = [...Object.keys(states), formFailed]

interface ContactStateProps {
  state: string
  site: SiteContent
  form: RegistrationTexts
}

/** A state of the contact page: the form's own parts, given what they show. */
export function ContactState({ state, site, form }: ContactStateProps) {
  const titleId = useId()
  const texts = withLimits(form)
  const part = { texts, contact: site.contact, registration: registrationOf(states[state], texts) }
  if (state === formFailed) {
    return (
      <Band>
        <FormFailure {...site.failure} />
      </Band>
    )
  }
  return (
    <Band>
      <Panel tone="raised" aria-labelledby={titleId}>
        <FormIntro {...part} titleId={titleId} />
        <EarlierReceipts {...part} />
        <FormStatusMessage {...part} />
        <div style={{ display: 'grid', gap: 28 }}>
          <TextFields {...part} />
          <DocumentFields {...part} />
          <FormActions {...part} />
        </div>
      </Panel>
    </Band>
  )
}

/** A registration that does nothing when its buttons are pressed. */
function registrationOf(
  { upload, receipts = [], ...difference }: Difference = {},
  texts: RegistrationTexts,
): Registration {
  const uploadOf = (progress: DocumentProgress) => ({
    progress,
    isUnderWay: () => false,
    choose: async () => undefined,
    act: { cancel: ignore, continue: ignore, remove: ignore, tryAgain: ignore },
    reset: ignore,
    silence: ignore,
  })
  return {
    isReady: true,
    isPersisted: true,
    phase: 'idle',
    status: { kind: 'none' },
    draft: emptyDraft,
    problems: {},
    uploads: eachDocument((field) =>
      uploadOf((field === documentNames[0] && upload?.(texts.documents)) || { status: 'idle' }),
    ),
    receipts: { list: receipts, heading: createRef(), save: ignore, remove: ignore },
    botCheck: {} as Registration['botCheck'],
    setText: ignore,
    submit: async () => undefined,
    confirm: ignore,
    change: ignore,
    takeFilledIn: () => emptyDraft,
    clear: ignore,
    undo: ignore,
    ...difference,
  }
}
