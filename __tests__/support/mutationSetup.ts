import fc from 'fast-check'

// The same inputs in every run, so that the score changes only with the tests; and no time for
// finding the smallest input that fails.
fc.configureGlobal({ seed: 20_261_121, endOnFailure: true })

Object.assign(process.env, {
  // Enough for what a single change breaks; each takes part in hundreds of runs.
  HOSTILE_RUNS: '300',
  YAML_EDITS: '100',
  // In milliseconds: most mutants are noticed because something does not appear.
  ASYNC_TIMEOUT: '3000',
})
