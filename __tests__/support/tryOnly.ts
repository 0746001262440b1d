import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { root } from '../../tools/lib/run'

/** Where `npm test` finds why a check has skipped something. */
export const skips = join(root, 'test-results', 'skipped')

/**
 * Skips the test or the group that calls it where this machine lacks something; with REQUIRE_ALL it
 * fails. A check reads the file that is written here and names it among its own, so that wireit never
 * remembers what was skipped as passed.
 *
 * @param has whether this machine can run it
 * @param why what is missing, and how to get it
 */
export function tryOnly(has: boolean, why: string): void {
  if (has) return
  if (process.env.REQUIRE_ALL) throw new Error(`REQUIRE_ALL is set: ${why}`)
  mkdirSync(skips, { recursive: true })
  writeFileSync(join(skips, process.env.SKIPS ?? 'others'), `${Date.now()}\n${why}\n`)
  test.skip(true, why)
}
