/**
 * Fetches scripts once something has been painted. A page in the background is not painted, and a
 * browser that hides its measurements never reports it; those do not wait.
 *
 * gatsby-ssr.tsx puts the function's source into the page, so it must not use anything outside it.
 */
export function afterPaint(addresses: readonly string[]): void {
  let isFetched = false
  const fetchScripts = () => {
    if (isFetched) return
    isFetched = true
    for (const src of addresses) {
      document.body.append(Object.assign(document.createElement('script'), { src }))
    }
  }
  if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    fetchScripts()
  } else {
    new PerformanceObserver(fetchScripts).observe({ type: 'paint', buffered: true })
    setTimeout(fetchScripts, 2000)
  }
}
