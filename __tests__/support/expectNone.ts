/** Fails with one sentence per line and no stack trace, which content editors do not need. */
export function expectNone(problems: readonly string[]): void {
  if (problems.length === 0) return
  const failure = new Error(problems.join('\n'))
  // Jest omits this entry; without it, Jest would take all lines but the first for the stack.
  failure.stack = `${failure.message}\n    at <anonymous>:1:1`
  throw failure
}
