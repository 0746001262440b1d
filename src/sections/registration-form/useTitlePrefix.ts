import { useEffect } from 'react'

/** Puts `prefix` before the page's title unless it is empty (GOV.UK, error messages). */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (prefix === '') return
    const { title } = document
    const { pathname } = location
    document.title = `${prefix} ${title}`
    return () => {
      // By now a translator may have changed the title, or another page may have set its own.
      if (location.pathname === pathname) document.title = title
    }
  }, [prefix])
}
