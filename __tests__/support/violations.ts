import { type BrowserContext, expect } from '@playwright/test'

/** Collects what the Content-Security-Policy blocks in all pages of a context, in a live list. */
export async function collectViolations(context: BrowserContext): Promise<readonly string[]> {
  const found: string[] = []
  await context.exposeBinding('reportViolation', (_source, text: string) => found.push(text))
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
      const place = `${sourceFile || 'the page'}:${lineNumber}`
      reportViolation(
        `${location.pathname}: ${effectiveDirective} blocked ${blockedURI} "${sample}" from ${place}`,
      )
    })
  })
  return found
}

export async function useWithoutViolations(
  context: BrowserContext,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const violations = await collectViolations(context)
  await use(context)
  expect(violations, 'what the Content-Security-Policy has blocked').toEqual([])
}
