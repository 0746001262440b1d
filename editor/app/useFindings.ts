import { useEffect, useState } from 'react'
import type { Finding } from '../../src/content/check/finding'
import type { EditorServer } from './editorServer'
import type { OpenFile } from './editorStore'

/** In milliseconds after the last key. */
const pause = 250

export interface Findings {
  /** Of the texts that were checked last. */
  readonly findings: readonly Finding[]
  /** Why they could not be checked. */
  readonly failure?: string
}

/** What the content check says about the files as they would be saved. */
export function useFindings(server: EditorServer, files: readonly OpenFile[]): Findings {
  const [result, setResult] = useState<Findings>({ findings: [] })

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const edited = files.map(({ name, text }) => ({ name, text }))
      const next: Findings = await server.check({ files: edited }).catch((error: Error) => ({
        findings: [],
        failure: error.message,
      }))
      if (isCurrent) setResult(next)
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [server, files])

  return result
}
