import { useEffect, useState } from 'react'
import type { Finding } from '../../content/check/finding'
import type { EditorServer } from './editorServer'
import { isGone, type OpenFile } from './editorStore'

/** In milliseconds after the last key. */
const pause = 250

/** In milliseconds, until a server that did not answer is asked again. */
const retry = 3000

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
    const ask = async () => {
      const edited = files.filter((file) => !isGone(file)).map(({ name, text }) => ({ name, text }))
      const next: Findings = await server.check({ files: edited }).catch((error: Error) => ({
        findings: [],
        failure: error.message,
      }))
      if (!isCurrent) return
      setResult(next)
      if (next.failure) timer = setTimeout(ask, retry)
    }
    let timer = setTimeout(ask, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [server, files])

  return result
}
