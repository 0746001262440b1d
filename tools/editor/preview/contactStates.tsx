import { useId } from 'react'
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
import { FormMessages } from '../../../src/registration/form/FormMessages'
import {
  documentFieldProps,
  type ShownForm,
  textFieldProps,
} from '../../../src/registration/form/fieldProps'
import {
  type FormMessage,
  type FormState,
  initialState,
} from '../../../src/registration/form/formState'
import { withLimits } from '../../../src/registration/form/messages'
import { FormIntro } from '../../../src/registration/form/RegistrationForm'
import { TextFields } from '../../../src/registration/form/TextFields'
import { type Receipt, referenceOf } from '../../../src/registration/rules/application'
import {
  type DocumentName,
  documentNames,
  eachDocument,
  emptyDraft,
} from '../../../src/registration/rules/fields'
import type { End, SendAttempt } from '../../../src/registration/rules/ports'
import { type SendFailure, sendFailures } from '../../../src/registration/rules/sendFailures'
import { file, filledIn } from './contactPorts'

const at = Date.UTC(2026, 10, 21, 8, 30)
const reference = referenceOf(filledIn)
const receipt: Receipt = { draft: filledIn, reference, at }

function ignore() {}

/** What of the form differs in a state; `upload` is of the first document. */
type Difference = Partial<FormState> &
  Partial<Pick<ShownForm, 'problems' | 'isReady'>> & { upload?: UploadState }

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

const failedState = (reason: SendFailure, earlier: SendAttempt | false): Difference => ({
  draft: filledIn,
  message: {
    kind: 'failed',
    outcome: { ok: false, reason, text: '', earlier: earlier || undefined },
  },
})

const ended = (how: End['how']): FormMessage => ({ kind: 'ended', end: { how, at, reference } })

/** "Not sent" or "Perhaps sent", and why: the reason's name in words. */
const failureStates = Object.fromEntries(
  Object.keys(sendFailures).map((reason): [string, Difference] => {
    const words = reason.replace(/(?=[A-Z])/g, ' ').toLowerCase()
    const earlier = { at, state: 'sent' } as const
    const isWithheld = sendFailures[reason as SendFailure].fate === 'withheld'
    return [`Sending failed: ${words}`, failedState(reason as SendFailure, isWithheld && earlier)]
  }),
)

/** The states of the form that have texts of their own, by the name in the editor. */
const states: Readonly<Record<string, Difference>> = {
  'Sent empty': { problems: missing, message: { kind: 'problems' } },
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
    message: { kind: 'problems' },
  },
  'Draft restored': { draft: filledIn, message: { kind: 'restored', savedAt: at } },
  'Draft too old': { message: ended('expired') },
  'Two drafts': { draft: filledIn, keeping: { kind: 'alone', otherAt: at } },
  'Form cleared': { message: { kind: 'cleared', draft: filledIn } },
  'Form cleared in another window': { message: ended('cleared') },
  'Checking before sending': { draft: filledIn, phase: 'checking' },
  Sending: { draft: filledIn, phase: 'sending' },
  Sent: { message: { kind: 'sent', hasOther: true }, receipt },
  'Sent, without confirmation': {
    message: { kind: 'sent', hasOther: false },
    receipt: { ...receipt, unconfirmed: true },
  },
  'Sent earlier, or in another window': { message: ended('sent') },
  'Sent, then another one begun': {
    draft: filledIn,
    message: { kind: 'replacesDraft' },
    receipt,
  },
  ...failureStates,
  'Sent again, and refused': failedState('refused', { at, state: 'sent' }),
  'Sent again after no answer, and refused': failedState('refused', { at, state: 'unclear' }),
  'Perhaps a program': { draft: filledIn, message: { kind: 'suspectedBot' } },
  'Browser keeps nothing': { draft: filledIn, keeping: { kind: 'alone', base: emptyDraft } },
  'Browsing data deleted': { draft: filledIn, keeping: { kind: 'alone' } },
  'Still loading': { isReady: false },
  'Document: checking': underWay('checking'),
  'Document: window opens': underWay('opening'),
  'Document: window waits': underWay('waiting'),
  'Document: ready': document((texts) => ({ status: 'ready', message: fill(texts.ready, file) })),
  'Document: uploading': underWay('uploading', 60),
  'Document: too large': failed('tooLarge'),
  'Document: several files': failed('oneFile'),
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
  'Document: page reloaded': document(({ chooseAgain }) => ({ status: 'idle', note: chooseAgain })),
  'Document: ended elsewhere': document(({ stopped }) => ({ status: 'idle', note: stopped })),
  'Document: not replaced': {
    draft: filledIn,
    problems: { gst_pdf: 'notReplaced', pan_pdf: 'unopened' },
    message: { kind: 'problems' },
  },
}

const formFailed = 'Form failed'

export const contactStates: readonly string[] = [...Object.keys(states), formFailed]

interface ContactStateProps {
  state: string
  site: SiteContent
  form: RegistrationTexts
}

/** A state of the contact page: the form's own parts, given what they show. */
export function ContactState({ state: name, site, form }: ContactStateProps) {
  const titleId = useId()
  if (name === formFailed) {
    return (
      <Band>
        <FormFailure {...site.failure} />
      </Band>
    )
  }
  const texts = withLimits(form)
  const { contact } = site
  const { upload, problems = {}, isReady = true, ...difference } = states[name] ?? {}
  const state = { ...initialState, ...difference }
  const isReadOnly = state.phase !== 'idle'
  const shown = { texts, contact, draft: state.draft, problems, isReady, isReadOnly }
  const uploadOf = (field: DocumentName) => ({
    progress: (field === documentNames[0] && upload?.(texts.documents)) || {
      status: 'idle' as const,
    },
    choose: async () => undefined,
    act: { cancel: ignore, continue: ignore, keep: ignore, remove: ignore, tryAgain: ignore },
  })
  return (
    <Band>
      <Panel tone="raised" aria-labelledby={titleId}>
        <FormIntro texts={texts} contact={contact} titleId={titleId} />
        <FormMessages
          texts={texts}
          contact={contact}
          state={state}
          problems={problems}
          onUndo={ignore}
          onOfferEnd={ignore}
          onResend={ignore}
          onChoose={ignore}
        />
        <div style={{ display: 'grid', gap: 28 }}>
          <TextFields field={(field) => textFieldProps(field, shown, ignore)} />
          <DocumentFields
            texts={texts}
            mail="mailto:"
            document={(field) => documentFieldProps(field, shown, uploadOf(field))}
          />
          <FormActions
            texts={texts}
            contact={contact}
            state={state}
            isReady={isReady}
            onSubmit={ignore}
            onConfirm={ignore}
            onClear={ignore}
          />
        </div>
      </Panel>
    </Band>
  )
}
