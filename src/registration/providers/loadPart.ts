import { withTimeout } from '../rules/withTimeout'

/**
 * Loads a part of the page's script, with one more try where its file fails. One that does not come in
 * time is asked for again by the next call (`chunkLoadTimeout` in tools/site/webpackConfig.ts), but
 * Chromium goes on waiting for its first request. Then, or if the file is gone after a release, a reload
 * of the page helps.
 *
 * @param load imports the part
 * @returns `undefined` if it could not be loaded; never rejects
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await withTimeout(load().catch(load))
  } catch {
    return undefined
  }
}
