declare global {
  interface Window {
    /** The part of Trusted Types that a page's script needs; TypeScript does not know them yet. */
    trustedTypes?: { createPolicy: <Rules>(name: string, rules: Rules) => Rules }
  }
}

/**
 * Fetches scripts once something has been painted. A page in the background is not painted, and a
 * browser that hides its measurements never reports it; those do not wait.
 *
 * The page's Content-Security-Policy takes no string as a script's address, only what a policy of
 * Trusted Types has made; these addresses are from the build (docs/security.md).
 *
 * tools/build/ownElements.tsx puts the function's source into the page, so it must not use anything
 * outside it.
 */
export function afterPaint(addresses: readonly string[]): void {
  let isFetched = false
  const fetchScripts = () => {
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
    fetchScripts()
  } else {
    new PerformanceObserver(fetchScripts).observe({ type: 'paint', buffered: true })
    setTimeout(fetchScripts, 2000)
  }
}
