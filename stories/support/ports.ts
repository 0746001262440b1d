import type { RegistrationFormProps } from '../../src/registration/form/RegistrationForm'
import type { Receipt } from '../../src/registration/rules/application'
import {
  type DocumentName,
  eachDocument,
  isEmpty,
  type RegistrationDraft,
} from '../../src/registration/rules/fields'
import type {
  DraftStorage,
  LoadPictures,
  LoadRules,
  MakePdf,
  Stored,
  UploadDocument,
} from '../../src/registration/rules/ports'
import * as rules from '../../src/registration/rules/validation'
import { documentIds, documentUrls, validTexts } from './validTexts'

/** A small file with a PDF's signature. */
export const pdf = (name: string): File =>
  new File(['%PDF-1.7\n%%EOF\n'], name, { type: 'application/pdf' })

const uploaded = (field: DocumentName, { name, size }: Pick<File, 'name' | 'size'>) => ({
  id: documentIds[field],
  url: documentUrls[field],
  name,
  size,
  mimeType: 'application/pdf',
})

/** A picture by its name alone; `loadPictures` reads nothing else. */
export const picture = (name: string): File => new File(['picture'], name, { type: 'image/jpeg' })

/** Loads the rules at once, as a fast connection does. */
export const loadRules: LoadRules = async () => rules

/** Makes a PDF of pictures, but of those whose name begins with `broken`. */
const makePdf: MakePdf = async (pictures, name) => {
  const isBroken = (picture: File) => picture.name.startsWith('broken')
  const used = pictures.filter((picture) => !isBroken(picture))
  const refused = pictures.filter(isBroken).map((picture) => picture.name)
  return { used, refused, pdf: used.length > 0 ? pdf(name) : undefined }
}

export const loadPictures: LoadPictures = async () => ({ makePdf })

/** An upload service that accepts everything at once. */
export const uploadSucceeds: UploadDocument = async ({ field, file }) => ({
  ok: true,
  document: uploaded(field, file),
})

const nothing: Stored = { kind: 'nothing' }

/**
 * A browser that has stored something when a page is rendered, and then what the page stores.
 *
 * @param later what other windows have stored after that, one after another
 */
export function browserWith(before: Stored = nothing, ...later: readonly Stored[]): DraftStorage {
  let stored = before
  const end: DraftStorage['end'] = (how, reference) => {
    stored = { kind: 'ended', how, at: Date.now(), reference }
    return stored
  }
  return {
    load: () => stored,
    loadOrExpire: () => stored,
    save: (draft) => {
      if (isEmpty(draft)) return end('cleared')
      stored = { kind: 'draft', draft, at: Date.now() }
      return stored
    },
    end,
    subscribe: (onChange) => {
      stored = before
      const timer = setTimeout(() => {
        for (const next of later) {
          stored = next
          onChange()
        }
      })
      return () => clearTimeout(timer)
    },
  }
}

/** What a form needs: services that succeed at once, and a browser that has stored nothing. */
export const allSucceeds = {
  loadRules,
  loadPictures,
  sendApplication: async () => ({ ok: true }),
  uploadDocument: uploadSucceeds,
  findDocument: async () => 'there',
  draftStorage: browserWith(),
  // A script fills it in.
  isAutomated: () => false,
} satisfies Partial<RegistrationFormProps>

/** A browser that stored this draft at `at`, in milliseconds since 1970. */
export const hasStored = (draft: RegistrationDraft, at: number): DraftStorage =>
  browserWith({ kind: 'draft', draft, at })

/** A browser that stores nothing. */
export const storesNothing: DraftStorage = {
  ...browserWith(),
  save: (draft) => (isEmpty(draft) ? { kind: 'ended', how: 'cleared', at: 0 } : undefined),
}

/** A whole registration, ready to be sent. */
export const completeDraft = {
  ...validTexts,
  ...eachDocument((field) => uploaded(field, { name: `${field}.pdf`, size: 182_000 })),
} satisfies RegistrationDraft

/** The receipt of that registration, sent at a fixed time. */
export const receipt: Receipt = {
  draft: completeDraft,
  reference: '7F3A92C1',
  at: Date.UTC(2026, 10, 21, 8, 30),
}

/** Never answers, so that the waiting state stays visible. */
export const never = (): Promise<never> => new Promise(() => undefined)
