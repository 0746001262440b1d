/**
 * `npm run test:hosts`: checks every rule of docs/deploying.md over nginx, Caddy and the server of
 * `npm run serve`, then runs the visitors' journeys over nginx and Caddy, on the site that
 * `npm test -- build-site` has built. `npm run test:hosts -- --grep 404` runs a part of it.
 */

import { run, runMain } from '../lib/run'
import { missingHosts } from '../testing/startHost'

const options = process.argv.slice(2)

runMain(async () => {
  const missing = missingHosts()
  if (missing) throw new Error(`Cannot try ${missing} Then run this again.`)
  await run('playwright', ['test', '--project', 'hosts', ...options])
  for (const SITE_HOST of ['nginx', 'caddy']) {
    console.log(`\nThe journeys over ${SITE_HOST}`)
    await run('playwright', ['test', '--project', 'journeys', ...options], { SITE_HOST })
  }
})
