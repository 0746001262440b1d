import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { asEntered, emptyDraft, type RegistrationDraft, textNames } from '../../registration/fields'
import type { DraftStore } from '../../registration/ports'
import { referenceOf } from '../../registration/reference'

export interface KeptDraftOptions {
  form: RefObject<HTMLFormElement | null>
  store: DraftStore
  draft: RegistrationDraft
  setDraft: (draft: RegistrationDraft) => unknown
  /** Called when a draft is restored; `keptAt` in milliseconds since 1970. */
  onRestore: (keptAt: number) => void
  /** Called when another tab has sent the application of this draft. */
  onSentElsewhere: () => void
}

/**
 * Keeps the draft in the browser, and restores it when the page is hydrated. Text that was typed
 * before hydration replaces that of the kept draft.
 */
export function useKeptDraft({ form, store, draft, setDraft, ...on }: KeptDraftOptions) {
  const [isLoaded, setLoaded] = useState(false)
  const [isKept, setKept] = useState(true)
  const written = useRef(JSON.stringify(emptyDraft))

  // Before the first paint, so that nothing flickers; the callbacks are new on each render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the page is hydrated
  useLayoutEffect(() => {
    const kept = store.load()
    const early = typedBeforeHydration(form.current)
    if (kept) {
      written.current = JSON.stringify(kept.draft)
      on.onRestore(kept.at)
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback is new on each render
  useEffect(() => {
    const onSentElsewhere = (reference: string) => {
      if (draft.gst_pdf && referenceOf(draft) === reference) on.onSentElsewhere()
    }
    return store.watch({ onSentElsewhere, onKept: setKept })
  }, [store, draft])

  return {
    /** Whether a reload would restore what is in the form. */
    isKept,
    /** Keeps it again: another tab, or the browser, may have removed it. */
    keepAgain: () => setKept(store.keep(draft)),
  }
}

/** Text that was typed before hydration is in the DOM, but not yet in the form's state. */
function typedBeforeHydration(form: HTMLFormElement | null): Partial<RegistrationDraft> {
  const typed = textNames.flatMap((field) => {
    const input = form?.elements.namedItem(field)
    const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
    if (!isText || input.value === '') return []
    const isBeingTyped = document.activeElement === input
    return [[field, isBeingTyped ? input.value : asEntered(field, input.value)]]
  })
  return Object.fromEntries(typed)
}
