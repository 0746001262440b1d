import { createRoot } from 'react-dom/client'
import { AppTheme } from '../../../src/theme/AppTheme'
import { EditorApp } from './EditorApp'
import { serverBehindPage } from './editorServer'
import { texts } from './texts'
import { unsavedWorkInBrowser } from './unsavedWork'

const place = document.getElementById('editor')
if (!place) throw new Error('editor/index.html has lost its element "editor".')

const server = serverBehindPage(texts.server)
const work = unsavedWorkInBrowser()

createRoot(place).render(
  <AppTheme>
    <EditorApp server={server} work={work} />
  </AppTheme>,
)
