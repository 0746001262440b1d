import { expect, test } from '@playwright/test'
import { pageHeaders } from '../../tools/build/headers'
import { sandboxOrigin } from '../../tools/sandbox/sandboxed'
import { testBuilds } from '../../tools/testing/testBuilds'
import { cspFindings } from '../support/cspFindings'

for (const { path, headers } of pageHeaders(testBuilds.realSite)) {
  test(`${path}: csp-evaluator finds nothing`, () => {
    const policy = headers['content-security-policy'] ?? ''
    // The tests' build has the sandbox where visitors' has the providers, over HTTPS.
    const forVisitors = policy.replaceAll(sandboxOrigin(), 'https://provider.example')
    expect(cspFindings(forVisitors)).toEqual([])
  })
}
