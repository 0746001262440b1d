import { test } from '@playwright/test'

/**
 * Skips the calling test or group if the machine lacks something; with REQUIRE_ALL it fails.
 *
 * @param why what is missing, and how to get it; `npm test` ends with it
 */
export function tryOnly(has: boolean, why: string): void {
  if (has) return
  if (process.env.REQUIRE_ALL) throw new Error(`REQUIRE_ALL is set: ${why}`)
  test.skip(true, why)
}
