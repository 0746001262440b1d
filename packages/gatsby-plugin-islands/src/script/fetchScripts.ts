declare global {
  interface Window {
    /** The part of Trusted Types that is used here; TypeScript does not know them yet. */
    trustedTypes?: { createPolicy: <Rules>(name: string, rules: Rules) => Rules }
  }
}

/**
 * Fetches scripts once something has been painted, or after 2 s. Pages in the background, which are
 * not painted, and browsers without paint timing do not wait.
 *
 * The page's Content-Security-Policy accepts no string as a script's address, only the result of a
 * Trusted Types policy; these addresses are from the build.
 *
 * page/elements.tsx puts the function's source into the page, so it must not use anything outside it.
 */
export function fetchScripts(addresses: readonly string[]): void {
  let isFetched = false
  const fetchAll = () => {
    if (isFetched) return
    isFetched = true
    const rules = { createScriptURL: (address: string) => address }
    const policy = window.trustedTypes?.createPolicy('island', rules) ?? rules
    for (const address of addresses) {
      const src = policy.createScriptURL(address)
      document.body.append(Object.assign(document.createElement('script'), { src }))
    }
  }
  if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    fetchAll()
  } else {
    new PerformanceObserver(fetchAll).observe({ type: 'paint', buffered: true })
    setTimeout(fetchAll, 2000)
  }
}
