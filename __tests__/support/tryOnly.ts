import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { root } from '../../tools/lib/run'

/** The folder where `npm test` finds why a check skipped something. */
export const skips = join(root, 'test-results', 'skipped')

/**
 * Skips the calling test or group if the machine lacks something; with REQUIRE_ALL it fails. Writes
 * `why` (what is missing, and how to get it) to a file that is an input of the check, so that
 * wireit never remembers a skip as passed.
 */
export function tryOnly(has: boolean, why: string): void {
  if (has) return
  if (process.env.REQUIRE_ALL) throw new Error(`REQUIRE_ALL is set: ${why}`)
  mkdirSync(skips, { recursive: true })
  writeFileSync(join(skips, process.env.SKIPS ?? 'others'), `${Date.now()}\n${why}\n`)
  test.skip(true, why)
}
