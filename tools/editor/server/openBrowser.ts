import { spawn } from 'node:child_process'

const commands: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens an address in the person's browser; where there is none, silently not. */
export function openBrowser(url: string, platform = process.platform): void {
  const hasScreen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  if (!commands[platform] && !hasScreen) return
  const [command = '', ...args] = commands[platform] ?? ['xdg-open']
  const opened = spawn(command, [...args, url], { detached: true, stdio: 'ignore' })
  opened.on('error', () => undefined)
  opened.unref()
}
