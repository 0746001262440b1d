/** `npm run build`: the site for the real services, from the environment and .env. */
import { run, runMain } from './lib/run'

runMain(() => run('gatsby', ['build']))
