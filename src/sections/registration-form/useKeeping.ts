import type { Dispatch, RefObject } from 'react'
import type { RegistrationDraft } from '../../registration/fields'
import type { DraftStore, RecordStore } from '../../registration/ports'
import type { SentRecord } from '../../registration/sentRecords'
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
}

/** All that is kept in the browser: the draft until it is sent, then the record of it. */
export function useKeeping({ draftStore, recordStore, report, ...options }: KeepingOptions) {
  const onRemove = (reference: string) => report({ kind: 'recordRemoved', reference })
  const records = useSentRecords(recordStore, onRemove)
  const { isKept, keepAgain } = useKeptDraft({
    ...options,
    store: draftStore,
    onRestore: (keptAt) => report({ kind: 'restored', keptAt }),
    onSentElsewhere: () => report({ kind: 'sentElsewhere' }),
  })
  return {
    isKept,
    keepAgain,
    records,
    keepSent: (record: SentRecord) => {
      draftStore.forget(record.reference)
      records.keep(record)
    },
  }
}
