import { loadUnbundled } from './tools/lib/loadUnbundled'

module.exports = loadUnbundled('tools/site/gatsbyConfig')
