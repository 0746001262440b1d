import { useRef } from 'react'
import {
  documentNames,
  type RegistrationDraft,
  type UploadedDocument,
} from '../../registration/fields'
import type { FindDocument } from '../../registration/ports'
import type { FormProblems } from './problemMessages'

/** Asks the upload service for the documents of an earlier visit, once for each. */
export function useFoundDocuments(findDocument: FindDocument) {
  const known = useRef(new WeakMap<UploadedDocument, ReturnType<FindDocument>>())
  const find = (document: UploadedDocument) => {
    const answer = known.current.get(document) ?? findDocument(document)
    known.current.set(document, answer)
    return answer
  }
  return {
    /** This page has uploaded it, so it is there. */
    uploaded: (document: UploadedDocument) => {
      known.current.set(document, Promise.resolve('there'))
    },
    /** The documents that are not at the upload service any more. */
    problemsOf: async (draft: RegistrationDraft): Promise<FormProblems> => {
      const answers = documentNames.map(async (field) => {
        const document = draft[field]
        return document && (await find(document)) === 'gone' ? [[field, 'gone'] as const] : []
      })
      return Object.fromEntries((await Promise.all(answers)).flat())
    },
  }
}
