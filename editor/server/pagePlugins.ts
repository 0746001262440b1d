import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PluginOption } from 'vite'

/** The Vite plugins of the preview, which shows the stories' screens with the edited texts. */
export async function pagePlugins(root: string): Promise<readonly PluginOption[]> {
  const path = join(root, 'editor', 'preview', 'vitePlugins.ts')
  if (!existsSync(path)) return []
  const { plugins } = await import(pathToFileURL(path).href)
  return plugins
}
