import { neverThrowing } from '../../src/registration/draft/browserStorage'
import { createDraftStore } from '../../src/registration/draft/draftStore'
import type { RegistrationFormProps } from '../../src/registration/form/RegistrationForm'
import type { Receipt } from '../../src/registration/rules/application'
import {
  type DocumentName,
  documentNames,
  eachDocument,
  type RegistrationDraft,
  type TextName,
} from '../../src/registration/rules/fields'
import type {
  DraftStore,
  LoadPictures,
  LoadRules,
  MakePdf,
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

/** What a window does with what a browser has stored; `at`: when, in milliseconds since 1970. */
export type Storing = (store: DraftStore, items: Map<string, string>) => void

/** Stores a whole draft, as another visit or window does. */
export const stores =
  (draft: Partial<RegistrationDraft>, id = 'stored'): Storing =>
  (store) => {
    for (const [field, value] of Object.entries(draft)) store.put(id, field as TextName, `${value}`)
    for (const field of documentNames) {
      if (draft[field]) store.put(id, field, draft[field])
    }
  }

/** Deletes all browsing data. */
export const wipes: Storing = (_store, items) => items.clear()

/**
 * A browser of its own, in which something is stored when a page is rendered, and then what the page
 * stores.
 *
 * @param later what other windows do after that, one after another
 */
export function browserWith(
  before: Storing = () => undefined,
  ...later: readonly Storing[]
): DraftStore {
  const items = new Map<string, string>()
  const store = createDraftStore(
    neverThrowing(() => ({
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
      key: (index) => [...items.keys()][index] ?? null,
      length: items.size,
    })),
  )
  // The same at each time.
  const read = () => ({ ...store.read(), seenAt: receipt.at })
  return {
    ...store,
    read,
    open: read,
    subscribe: (onChange) => {
      items.clear()
      before(store, items)
      const timer = setTimeout(() => {
        for (const step of later) {
          step(store, items)
          onChange(false)
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
  draftStore: browserWith(),
  // A script fills it in.
  isAutomated: () => false,
} satisfies Partial<RegistrationFormProps>

/** A browser that has stored this draft, seen last at the time of `receipt`. */
export const hasStored = (draft: RegistrationDraft): DraftStore => browserWith(stores(draft))

/** A browser that stores nothing. */
export const storesNothing: DraftStore = { ...browserWith(), put: () => false }

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
