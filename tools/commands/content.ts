/** `npm run content`: opens the content editor, and serves it until Ctrl-C. */
import { optionsFrom, usage } from '../editor/server/options'
import { openBrowser, startEditor } from '../editor/server/startEditor'
import { onStop, root, runMain } from '../lib/run'

runMain(async () => {
  const { help, open, hosting } = optionsFrom(process.argv.slice(2), process.env)
  if (help) return console.log(usage)
  const editor = await startEditor(root, hosting)
  onStop(editor.close)
  const { proxy } = hosting ?? {}
  console.log(`Content editor   ${proxy ? `${proxy.origin} (${editor.url})` : editor.url}`)
  console.log('Ctrl-C stops it.')
  if (open) openBrowser(editor.url)
})
