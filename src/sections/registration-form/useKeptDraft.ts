import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { KeptDraft } from '../../registration/draft'
import { asEntered, emptyDraft, type RegistrationDraft } from '../../registration/fields'
import type { DraftStore } from '../../registration/ports'
import { referenceOf } from '../../registration/reference'
import { isTyped } from '../../registration/typing'
import { textFieldsIn } from './textFieldsIn'

export interface KeptDraftOptions {
  form: RefObject<HTMLFormElement | null>
  store: DraftStore
  draft: RegistrationDraft
  setDraft: (draft: RegistrationDraft) => unknown
  /** Called when a draft is restored. */
  onRestore: (kept: KeptDraft) => void
  /** Called when another tab has sent the application of this draft. */
  onSentElsewhere: () => void
  /** See `DraftListener`. */
  onReturn: (kept: KeptDraft | undefined) => void
}

/**
 * Keeps the draft in the browser, and restores it when the page is hydrated. Text that was typed
 * before hydration replaces that of the kept draft; text that the browser has restored by itself is
 * older than the draft, and goes.
 */
export function useKeptDraft({ form, store, draft, setDraft, ...on }: KeptDraftOptions) {
  const [isLoaded, setLoaded] = useState(false)
  const [isKept, setKept] = useState(true)
  const written = useRef(JSON.stringify(emptyDraft))

  // Before the first paint, so that nothing flickers; the callbacks are new on each render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the page is hydrated
  useLayoutEffect(() => {
    const kept = store.load()
    const early = typedBeforeHydration(form.current, kept?.draft)
    if (kept) {
      written.current = JSON.stringify(kept.draft)
      on.onRestore(kept)
    }
    if (kept || Object.keys(early).length > 0) {
      setDraft({ ...emptyDraft, ...kept?.draft, ...early })
      setLoaded(true)
    } else {
      // There is nothing to show, so it is not urgent.
      startTransition(() => setLoaded(true))
    }
  }, [])

  useEffect(() => {
    const text = JSON.stringify(draft)
    if (!isLoaded || text === written.current) return
    written.current = text
    setKept(store.keep(draft))
  }, [store, draft, isLoaded])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks are new on each render
  useEffect(() => {
    const onSentElsewhere = (reference: string) => {
      if (draft.gst_pdf && referenceOf(draft) === reference) on.onSentElsewhere()
    }
    return store.watch({ onSentElsewhere, onKept: setKept, onReturn: on.onReturn })
  }, [store, draft])

  return {
    /** Whether a reload would restore what is in the form. */
    isKept,
    /** Keeps a draft again: another tab, or the browser, may have removed it. */
    keepAgain: (latest: RegistrationDraft) => setKept(store.keep(latest)),
  }
}

/**
 * Text that was typed before hydration is in the DOM, but not yet in the form's state. What else is
 * there is replaced.
 */
function typedBeforeHydration(
  form: HTMLFormElement | null,
  kept: RegistrationDraft = emptyDraft,
): Partial<RegistrationDraft> {
  const typed = textFieldsIn(form).flatMap(([field, input]) => {
    if (!isTyped(input)) {
      input.value = kept[field]
      return []
    }
    const isBeingTyped = document.activeElement === input
    return [[field, isBeingTyped ? input.value : asEntered(field, input.value)]]
  })
  return Object.fromEntries(typed)
}
