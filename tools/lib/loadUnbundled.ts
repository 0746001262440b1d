import 'tsx/cjs'
import { resolve } from 'node:path'

/**
 * Loads one of our modules with Node and tsx, so that an error in it names its file and line. Gatsby's
 * bundler does not follow a path that is computed: it would make one line of all, without a source map.
 *
 * @param path from the project's root
 */
export function loadUnbundled(path: string): unknown {
  try {
    return require(resolve(path))
  } catch (error) {
    // Gatsby would try again, then go on with an empty module.
    console.error(error)
    process.exit(1)
  }
}
