import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isSameReceipt, type Receipt, receiptOf, referenceOf } from '../rules/application'
import {
  asEntered,
  emptyDraft,
  type RegistrationDraft,
  type TextName,
  textNames,
} from '../rules/fields'
import type { ReceiptStorage, RegistrationPorts, SavedDraft } from '../rules/ports'
import { isTyped } from './domHooks'
import type { FormEvent } from './formStatus'

interface PersistenceOptions extends Pick<RegistrationPorts, 'draftStorage' | 'receiptStorage'> {
  form: RefObject<HTMLFormElement | null>
  draft: RegistrationDraft
  setDraft: (draft: RegistrationDraft) => unknown
  /** Starts over with another draft. */
  startOver: (draft: RegistrationDraft) => void
  report: (event: FormEvent) => void
}

/**
 * Saves the draft in the browser, and restores it when the page is hydrated. Text that was typed
 * before hydration replaces that of the saved draft; text that the browser has restored by itself is
 * older than the draft, and goes.
 */
export function usePersistentDraft(options: PersistenceOptions) {
  const { form, draftStorage, receiptStorage, draft, setDraft, startOver, report } = options
  const [isReady, setReady] = useState(false)
  const [isPersisted, setPersisted] = useState(true)

  // Before the first paint, so that nothing flickers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the page is hydrated
  useLayoutEffect(() => {
    const saved = draftStorage.load()
    const early = typedBeforeHydration(form.current, saved?.draft)
    if (saved) {
      const sent = receiptOf(saved.draft, receiptStorage.load())
      report(
        sent
          ? { kind: 'sentElsewhere', reference: sent.reference }
          : { kind: 'restored', savedAt: saved.at },
      )
    }
    if (saved || Object.keys(early).length > 0) {
      setDraft({ ...emptyDraft, ...saved?.draft, ...early })
      setReady(true)
    } else {
      // There is nothing to show, so it is not urgent.
      startTransition(() => setReady(true))
    }
  }, [])

  useEffect(() => {
    if (isReady) setPersisted(draftStorage.save(draft))
  }, [draftStorage, draft, isReady])

  /** Another page of this tab may have sent, cleared or changed what this one shows. */
  function onReturn(saved: SavedDraft | undefined): void {
    const latest = saved?.draft ?? emptyDraft
    if (JSON.stringify(latest) === JSON.stringify(draft)) report({ kind: 'edited' })
    else {
      startOver(latest)
      report(saved ? { kind: 'restored', savedAt: saved.at } : { kind: 'none' })
    }
  }
  function onSentElsewhere(reference: string): void {
    if (draft.gst_pdf && referenceOf(draft) === reference)
      report({ kind: 'sentElsewhere', reference })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks are new on each render
  useEffect(
    () => draftStorage.watch({ onSentElsewhere, onSavedAgain: setPersisted, onReturn }),
    [draftStorage, draft],
  )
  return {
    /** False in the static HTML, true once the page is hydrated; until then a click does nothing. */
    isReady,
    /** Whether a reload would restore what is in the form. */
    isPersisted,
    /** Saves a draft again: another tab, or the browser, may have removed it. */
    save: (latest: RegistrationDraft) => setPersisted(draftStorage.save(latest)),
  }
}

/** Returns the inputs of a form's text fields, with their names. */
export const textFieldsIn = (form: HTMLFormElement | null) =>
  textNames.flatMap((field): [TextName, HTMLInputElement | HTMLTextAreaElement][] => {
    const input = form?.querySelector<HTMLInputElement>(`[name=${field}]`)
    return input ? [[field, input]] : []
  })

/**
 * Returns text that was typed before hydration: it is in the DOM, but not yet in the form's state.
 * What else is there is replaced.
 */
function typedBeforeHydration(
  form: HTMLFormElement | null,
  saved: RegistrationDraft = emptyDraft,
): Partial<RegistrationDraft> {
  const typed = textFieldsIn(form).flatMap(([field, input]) => {
    if (!isTyped(input)) {
      input.value = saved[field]
      return []
    }
    const isBeingTyped = document.activeElement === input
    return [[field, isBeingTyped ? input.value : asEntered(field, input.value)]]
  })
  return Object.fromEntries(typed)
}

/**
 * The receipts that this browser has, latest first.
 *
 * @param onRemove called with each that is removed, here or in another tab
 */
export function useReceipts(storage: ReceiptStorage, onRemove: (receipt: Receipt) => void) {
  const [list, setList] = useState<readonly Receipt[]>([])
  const heading = useRef<HTMLHeadingElement>(null)

  const update = () => {
    const receipts = storage.load()
    if (receipts.length > 0 || list.length > 0) setList(receipts)
    for (const one of list) if (!receipts.some((other) => isSameReceipt(one, other))) onRemove(one)
  }
  // Before the first paint, so that nothing flickers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the page is hydrated
  useLayoutEffect(update, [storage])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback is new on each render
  useEffect(() => storage.watch(update), [storage, list])

  return {
    list,
    /** Takes the focus from a receipt that is removed. */
    heading,
    save: (receipt: Receipt) => {
      storage.save(receipt)
      update()
    },
    remove: (receipt: Receipt) => {
      storage.remove(receipt)
      update()
      heading.current?.focus()
    },
  }
}
