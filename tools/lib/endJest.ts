/** In milliseconds; what a test has stopped needs a moment to end. */
const limit = 30_000

/**
 * Ends Jest if something that a test started still runs long after the last test. A test that failed may
 * not have stopped it, and Jest would wait for it for ever. The timer itself keeps nothing running.
 */
export default function endJest({ watch, watchAll }: { watch: boolean; watchAll: boolean }): void {
  if (watch || watchAll) return
  setTimeout(() => {
    console.error(`A test has left something running for ${limit / 1000} s: Jest ends without it.`)
    process.exit(1)
  }, limit).unref()
}
