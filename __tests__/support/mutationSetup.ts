import fc from 'fast-check'

// Fixed inputs, so that only the tests change the score; no shrinking, to save time.
fc.configureGlobal({ seed: 20_261_121, endOnFailure: true })

Object.assign(process.env, {
  // Enough to detect one change; each run is repeated hundreds of times.
  HOSTILE_RUNS: '300',
  YAML_EDITS: '100',
  // In milliseconds; short, because most mutants are detected by something that does not appear.
  ASYNC_TIMEOUT: '3000',
})
