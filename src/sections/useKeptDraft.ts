import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { emptyDraft, type RegistrationDraft, textFields, upperCase } from '../registration/fields'
import type { DraftStore } from '../registration/ports'

export interface KeptDraftOptions {
  form: RefObject<HTMLFormElement | null>
  store: DraftStore
  values: RegistrationDraft
  setValues: (values: RegistrationDraft) => unknown
}

/**
 * Keeps what is entered in the browser, and brings it back when the page comes alive: the kept
 * draft first, and over it what was typed before the script arrived.
 *
 * @returns when the draft that was brought back had been kept, in milliseconds since 1970
 */
export function useKeptDraft({ form, store, values, setValues }: KeptDraftOptions) {
  const [loaded, setLoaded] = useState<{ keptAt?: number }>()
  const written = useRef(JSON.stringify(emptyDraft))

  // Once, and before anything is drawn again; the setter is new on each render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page comes alive only
  useLayoutEffect(() => {
    const kept = store.load()
    const early = earlyTyping(form.current)
    if (kept) written.current = JSON.stringify(kept.draft)
    if (kept || Object.keys(early).length > 0) {
      setValues({ ...emptyDraft, ...kept?.draft, ...early })
      setLoaded({ keptAt: kept?.at })
    } else {
      // Nothing to show, so nothing to hurry for.
      startTransition(() => setLoaded({}))
    }
  }, [])

  useEffect(() => {
    const text = JSON.stringify(values)
    if (!loaded || text === written.current) return
    written.current = text
    store.keep(values)
  }, [store, values, loaded])

  return loaded?.keptAt
}

/** What was typed before script arrived stands in the page, but not yet in the form's state. */
function earlyTyping(form: HTMLFormElement | null): Partial<RegistrationDraft> {
  const typed = textFields.flatMap((field) => {
    const input = form?.elements.namedItem(field)
    const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
    const text = isText ? input.value : ''
    return text ? [[field, field === 'gst_number' ? upperCase(text) : text]] : []
  })
  return Object.fromEntries(typed)
}
