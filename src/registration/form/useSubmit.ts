import { useRef, useState } from 'react'
import type { DraftKeeper } from '../draft/draftKeeper'
import type { Receipt } from '../rules/application'
import { emptyDraft, isEmpty, type RegistrationDraft } from '../rules/fields'
import { draftLifetime } from '../rules/limits'
import { sendFailures } from '../rules/sendFailures'
import { isAutomated as looksAutomated, useBotCheck } from './botCheck'
import { useEvery, usePageVisits } from './domHooks'
import type { RegistrationFormOptions } from './formOptions'
import { noOutcome, type Outcome, type Phase, type Success } from './outcome'
import { type SubmitSteps, submitDraft } from './submitDraft'

/** How often a visible page says that somebody has the draft on the screen, in ms. */
const seenEvery = 4 * 60_000

/** What came of the last press of Submit, and what this page has sent, until it is left. */
function useOutcome(keeper: DraftKeeper) {
  const [outcome, setOutcome] = useState<Outcome>(noOutcome)
  const [receipt, setReceipt] = useState<Receipt>()
  /** The visitor wants to change what was sent, but another draft has begun. */
  const [asksToReplace, setAsking] = useState(false)
  const show = (next: Outcome | ((last: Outcome) => Outcome)): void => {
    setAsking(false)
    setOutcome(next)
  }
  const forget = (): void => {
    setReceipt(undefined)
    show((last) => (last.kind === 'sent' ? noOutcome : last))
  }
  const forgetOld = (): void => {
    if (receipt && Date.now() - receipt.at > draftLifetime) forget()
  }
  usePageVisits({
    enter: () => {
      keeper.enter()
      forgetOld()
    },
    hide: () => keeper.hide(),
    leave: () => {
      keeper.leave()
      forget()
    },
  })
  useEvery(seenEvery, () => {
    keeper.see()
    forgetOld()
  })
  return { outcome, receipt, asksToReplace, show, setReceipt, setAsking }
}

/** Whether an application that may have arrived is sent again. */
function useSendAgain(keeper: DraftKeeper, receipt: Receipt | undefined) {
  const isPressed = useRef(false)
  /** The visitor was asked about this GST number, and no other. */
  const asked = useRef('')
  /** The draft that *Change and send again* has put into the form: sending it needs no question. */
  const correction = useRef<string>(undefined)
  return {
    /** @param again whether the visitor has pressed the button that sends it again */
    press: (again: boolean): void => {
      isPressed.current = again
    },
    isWanted: (gstNumber: string): boolean => {
      const isCorrection =
        correction.current !== undefined &&
        correction.current === keeper.state.id &&
        receipt?.draft.gst_number === gstNumber
      const isAsked = isPressed.current && asked.current === gstNumber
      asked.current = gstNumber
      return isAsked || isCorrection
    },
    beginCorrection: (): void => {
      correction.current = keeper.state.id
    },
    endCorrection: (): void => {
      correction.current = undefined
    },
  }
}

const mayHaveArrived = (result: Success | Outcome): boolean =>
  result.kind === 'failed' && sendFailures[result.failure.reason].fate === 'mayHaveArrived'

interface SubmitOptions extends Pick<SubmitSteps, 'loadRules' | 'problemsOf'> {
  options: RegistrationFormOptions
  keeper: DraftKeeper
}

/** Submits what is on the screen, one at a time, and remembers what came of it. */
export function useSubmit({ options, keeper, ...checks }: SubmitOptions) {
  const { isAutomated = looksAutomated } = options
  const botCheck = useBotCheck()
  const [phase, setPhase] = useState<Phase>('checking')
  const { show, setReceipt, setAsking, ...shown } = useOutcome(keeper)
  const isBusy = useRef(false)
  const again = useSendAgain(keeper, shown.receipt)
  /** What was submitted last. */
  const latest = useRef(emptyDraft)
  const isOfLatest = ({ wasSent }: Success): boolean => wasSent(latest.current)
  /** An answer that came late, while another attempt was on its way. */
  const late = useRef<Success>(undefined)

  /** @param other what came of another application since */
  const finish = ({ receipt, wasSent }: Success, other?: Parameters<typeof show>[0]): void => {
    const hasOther = keeper.succeed(receipt, wasSent)
    again.endCorrection()
    setReceipt(receipt)
    show(other ?? { kind: 'sent', hasOther })
  }
  const onSubmit = (submitted: RegistrationDraft): Promise<Success | Outcome> => {
    latest.current = submitted
    return submitDraft(submitted, {
      ...options,
      ...checks,
      isAutomated: () => isAutomated(botCheck.signals()),
      isWantedAgain: ({ gst_number }) => again.isWanted(gst_number),
      onSending: () => setPhase('sending'),
      onLate: (success) => {
        if (isBusy.current) late.current = success
        else finish(success, isOfLatest(success) ? undefined : (last) => last)
      },
    })
  }
  /** @param start submits the form; `undefined` if the visitor has not seen what is in it */
  const submit = async (
    mayBeSentAgain: boolean,
    start: () => Promise<Success | Outcome | undefined> | undefined,
  ): Promise<void> => {
    if (isBusy.current) return
    again.press(mayBeSentAgain)
    const submitted = start()
    if (!submitted) return show({ kind: 'unseen' })
    isBusy.current = true
    setPhase('checking')
    // The summary of problems stays until the next one.
    show((last) => (last.kind === 'problems' ? last : noOutcome))
    const result = (await submitted) ?? { kind: 'problems' }
    isBusy.current = false
    const { current: earlier } = late
    late.current = undefined
    if (result.kind === 'success') {
      finish(result)
      return
    }
    if (mayHaveArrived(result)) again.endCorrection()
    keeper.resume()
    if (earlier) finish(earlier, isOfLatest(earlier) ? undefined : result)
    else show(result)
  }
  return {
    phase,
    shown,
    botCheck,
    onSubmit,
    submit,
    ...afterSubmit(keeper, again, { shown, show, setAsking }),
  }
}

/** What a visitor can do about the form and what was sent, besides Submit. */
function afterSubmit(
  keeper: DraftKeeper,
  again: ReturnType<typeof useSendAgain>,
  { shown, show, setAsking }: AfterSubmit,
) {
  return {
    clear: (): void => {
      keeper.clear()
      again.endCorrection()
      show(noOutcome)
    },
    /** Fills the form with what was sent; another draft is replaced only if the visitor says so. */
    resend: (isReplacing = false): void => {
      if (!shown.receipt) return
      if (!isReplacing && !isEmpty(keeper.takeFilledIn())) setAsking(true)
      else {
        keeper.resend(shown.receipt, isReplacing)
        again.beginCorrection()
        show(noOutcome)
      }
    },
    keepOther: () => setAsking(false),
  }
}

interface AfterSubmit extends Pick<ReturnType<typeof useOutcome>, 'show' | 'setAsking'> {
  shown: { receipt: Receipt | undefined }
}
