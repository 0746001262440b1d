/** `npm run build`: builds the site for the real services in the environment and .env. */
import { run, runMain } from '../lib/run'

runMain(() => run('gatsby', ['build']))
