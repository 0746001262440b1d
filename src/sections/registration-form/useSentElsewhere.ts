import { useEffect } from 'react'
import type { RegistrationDraft } from '../../registration/fields'
import type { DraftStore } from '../../registration/ports'
import { referenceOf } from '../../registration/reference'

/** Calls `onSentElsewhere` when another tab has sent the application of this draft. */
export function useSentElsewhere(
  store: DraftStore,
  draft: RegistrationDraft,
  onSentElsewhere: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback is new on each render
  useEffect(
    () =>
      store.onSentElsewhere((reference) => {
        if (draft.gst_pdf && referenceOf(draft) === reference) onSentElsewhere()
      }),
    [store, draft],
  )
}
