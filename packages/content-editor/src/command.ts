/** `content-editor`: opens the content editor, and serves it until Ctrl-C. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ContentConfig } from '@partner-site/content-model'
import { optionsFrom, usage } from './server/options'
import { openBrowser, startEditor } from './server/startEditor'

/**
 * The site's content-model.config.ts, in the folder where the command runs.
 *
 * @throws Error if there is none
 */
function contentConfig(): ContentConfig {
  const path = resolve('content-model.config.ts')
  if (existsSync(path)) return require(path).default
  throw new Error(
    `There is no ${path}. Run the command in the root of the site, where that file says which content to edit.`,
  )
}

async function main(): Promise<void> {
  const options = optionsFrom(process.argv.slice(2), process.env)
  if (options.help) return console.log(usage)
  const editor = await startEditor(contentConfig(), resolve('content-editor.config.tsx'), options)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await editor.close()
      process.exit(0)
    })
  }
  const { proxy } = options.hosting ?? {}
  console.log(`Content editor   ${proxy ? `${proxy.origin} (${editor.url})` : editor.url}`)
  console.log('Ctrl-C stops it.')
  if (options.open) openBrowser(editor.url)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
