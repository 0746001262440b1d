import { useRef } from 'react'
import type { ReadResult } from '../model/edit'
import type { Value } from '../model/path'

type Values = { readonly [key: string]: Value }

/** Each file's values, by its name without the ending; of an unreadable file, those it had last. */
export function useLastReadable(
  reads: ReadonlyMap<string, ReadResult>,
): Readonly<Record<string, Values>> {
  const last = useRef<{ reads?: typeof reads; values: Record<string, Values> }>({ values: {} })
  if (last.current.reads !== reads) {
    const readable = [...reads].flatMap(([name, read]) =>
      read.ok ? [[name.replace(/\.yaml$/, ''), read.data] as const] : [],
    )
    last.current = { reads, values: { ...last.current.values, ...Object.fromEntries(readable) } }
  }
  return last.current.values
}
