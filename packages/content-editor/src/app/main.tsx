import config from 'content-editor.config'
import { createRoot } from 'react-dom/client'
import { EditorApp } from './Editor'
import { serverBehindPage } from './server'
import { unsavedWorkInBrowser } from './unsavedWork'

const element = document.getElementById('editor')
if (!element) throw new Error('index.html has lost its element "editor".')

createRoot(element).render(
  <EditorApp server={serverBehindPage} work={unsavedWorkInBrowser()} config={config} />,
)
