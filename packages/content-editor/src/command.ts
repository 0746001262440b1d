/** `content-editor`: opens the content editor, and serves it until Ctrl-C. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ContentConfig } from '@partner-site/content-model'
import { openEditor } from './server/app'
import { buildPage } from './server/buildPage'
import { optionsFrom, usage } from './server/options'

/** Loads content-model.config.ts from the working directory; throws Error if there is none. */
function contentConfig(): ContentConfig {
  const path = resolve('content-model.config.ts')
  if (existsSync(path)) return require(path).default
  throw new Error(
    `There is no ${path}. Run the command in the root of the site, where that file says which content to edit.`,
  )
}

function portError(error: unknown, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException
  const remedy = 'set EDITOR_PORT to a free port.'
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is taken. Free it, or ${remedy}`)
  if (code === 'EACCES') return new Error(`Port ${port} is not open to this user: ${remedy}`)
  return error
}

const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens an address in the person's browser, unless the machine has no screen. */
function openBrowser(url: string): void {
  const hasScreen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  if (!openers[process.platform] && !hasScreen) return
  const [command = '', ...args] = openers[process.platform] ?? ['xdg-open']
  const opened = spawn(command, [...args, url], { detached: true, stdio: 'ignore' })
  opened.on('error', () => undefined)
  opened.unref()
}

async function main(): Promise<void> {
  const { guide, help, open, port } = optionsFrom(process.argv.slice(2), process.env)
  if (help) return console.log(usage)
  const config = contentConfig()
  const app = await openEditor({
    config,
    guide,
    ui: await buildPage(resolve('content-editor.config.tsx')),
    log: (error) => console.error(error),
  })
  const url = await app.listen({ host: '127.0.0.1', port }).catch((error: unknown) => {
    throw portError(error, port)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      await app.close()
      process.exit(0)
    })
  }
  console.log(`Content editor   ${url}`)
  console.log('Ctrl-C stops it.')
  if (open) openBrowser(url)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
