import { useEffect, useState } from 'react'
import { type ContentState, contentStatePath } from '../content/contentState'

const well: ContentState = { findings: [], neverGood: [], changes: 0 }

/** What is wrong with the content now, as the development server reports it. */
export function useContentState(): ContentState {
  const [state, setState] = useState(well)
  useEffect(() => {
    let changes: number | undefined
    let source: EventSource | undefined
    // Browsers keep only six connections to a server, and each tab would have one.
    const follow = () => {
      source?.close()
      source = document.hidden ? undefined : new EventSource(contentStatePath)
      if (source) source.onmessage = ({ data }) => receive(JSON.parse(data))
    }
    const receive = (next: ContentState) => {
      if (changes !== undefined && changes !== next.changes) askForPage()
      changes = next.changes
      setState(next)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      source?.close()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [])
  return state
}

/** Makes Gatsby run the page's queries; it sends what they give to the page over its own connection. */
function askForPage(): void {
  const path = window.location.pathname.replace(/\/*$/, '') || '/index'
  fetch(`/page-data${path}/page-data.json`).catch(() => {})
}
