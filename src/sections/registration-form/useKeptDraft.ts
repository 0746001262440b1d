import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { asTyped, emptyDraft, type RegistrationDraft, textNames } from '../../registration/fields'
import type { DraftStore } from '../../registration/ports'

export interface KeptDraftOptions {
  form: RefObject<HTMLFormElement | null>
  store: DraftStore
  draft: RegistrationDraft
  setDraft: (draft: RegistrationDraft) => unknown
  /** Called when a draft was brought back, with the time when it was kept, in milliseconds since 1970. */
  onRestore: (keptAt: number) => void
}

/**
 * Keeps what is entered in the browser, and brings it back when the page is hydrated: the kept
 * draft first, and over it what was typed before the script arrived.
 */
export function useKeptDraft({ form, store, draft, setDraft, onRestore }: KeptDraftOptions): void {
  const [isLoaded, setLoaded] = useState(false)
  const written = useRef(JSON.stringify(emptyDraft))

  // Before the first paint, so that nothing flickers; the callbacks are new on each render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page is hydrated only
  useLayoutEffect(() => {
    const kept = store.load()
    const early = earlyTyping(form.current)
    if (kept) {
      written.current = JSON.stringify(kept.draft)
      onRestore(kept.at)
    }
    if (kept || Object.keys(early).length > 0) {
      setDraft({ ...emptyDraft, ...kept?.draft, ...early })
      setLoaded(true)
    } else {
      // Nothing to show, so nothing urgent.
      startTransition(() => setLoaded(true))
    }
  }, [])

  useEffect(() => {
    const text = JSON.stringify(draft)
    if (!isLoaded || text === written.current) return
    written.current = text
    store.keep(draft)
  }, [store, draft, isLoaded])
}

/** What was typed before the script arrived is in the page, but not yet in the form's state. */
function earlyTyping(form: HTMLFormElement | null): Partial<RegistrationDraft> {
  const typed = textNames.flatMap((field) => {
    const input = form?.elements.namedItem(field)
    const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
    return isText && input.value ? [[field, asTyped(field, input.value)]] : []
  })
  return Object.fromEntries(typed)
}
