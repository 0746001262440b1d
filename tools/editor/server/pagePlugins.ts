import type { PluginOption } from 'vite'
import { markdownPages } from '../help/markdownPages'
import { previewPlugins } from '../preview/vitePlugins'

/** What the editor's page needs beside Vite's own plugins. */
export const pagePlugins = (): PluginOption[] => [...previewPlugins, markdownPages()]
