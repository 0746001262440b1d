import type { Dispatch, RefObject } from 'react'
import type { KeptDraft } from '../../registration/draft'
import { emptyDraft, type RegistrationDraft } from '../../registration/fields'
import type { DraftStore, RecordStore } from '../../registration/ports'
import { recordOf, type SentRecord } from '../../registration/sentRecords'
import type { FormEvent } from './formNews'
import { useKeptDraft } from './useKeptDraft'
import { useSentRecords } from './useSentRecords'

export interface KeepingOptions {
  form: RefObject<HTMLFormElement | null>
  draftStore: DraftStore
  recordStore: RecordStore
  draft: RegistrationDraft
  setDraft: (draft: RegistrationDraft) => unknown
  report: Dispatch<FormEvent>
  /** Starts over with another draft. */
  startOver: (draft: RegistrationDraft) => void
}

/** All that is kept in the browser: the draft until it is sent, then the record of it. */
export function useKeeping({
  draftStore,
  recordStore,
  report,
  startOver,
  ...options
}: KeepingOptions) {
  const records = useSentRecords(recordStore, (record) => report({ kind: 'recordRemoved', record }))
  /** Another page of this tab may have sent, cleared or changed what this one shows. */
  function onReturn(kept: KeptDraft | undefined) {
    const latest = kept?.draft ?? emptyDraft
    if (JSON.stringify(latest) === JSON.stringify(options.draft)) {
      return report({ kind: 'returned' })
    }
    startOver(latest)
    report(kept ? { kind: 'restored', keptAt: kept.at } : { kind: 'none' })
  }
  const { isKept, keepAgain } = useKeptDraft({
    ...options,
    store: draftStore,
    onRestore: ({ draft, at }) => {
      const isSent = recordOf(draft, recordStore.load()) !== undefined
      report(isSent ? { kind: 'sentElsewhere' } : { kind: 'restored', keptAt: at })
    },
    onReturn,
    onSentElsewhere: () => report({ kind: 'sentElsewhere' }),
  })
  return {
    isKept,
    keepAgain,
    records,
    keepSent: (sent: RegistrationDraft, record: SentRecord) => {
      draftStore.forget(sent)
      records.keep(record)
    },
  }
}
