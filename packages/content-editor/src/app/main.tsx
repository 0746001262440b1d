import config from 'content-editor.config'
import { createRoot } from 'react-dom/client'
import { EditorApp } from './Editor'
import { serverBehindPage } from './server'
import { browserWork } from './work'

createRoot(document.getElementById('editor') as HTMLElement).render(
  <EditorApp server={serverBehindPage} work={browserWork} config={config} />,
)
