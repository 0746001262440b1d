import { useEffect } from 'react'

/** Puts `prefix` before the page's title unless it is empty (GOV.UK, error messages). */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (prefix === '') return
    document.title = prefix + document.title
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [prefix])
}
