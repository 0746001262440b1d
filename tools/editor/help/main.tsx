import { createRoot } from 'react-dom/client'
import Guide from '../../../docs/editing-content.md'
import { AppTheme } from '../../../src/theme/AppTheme'
import { HelpPage } from './HelpPage'

const place = document.getElementById('help')
if (!place) throw new Error('editor/help/index.html has lost its element "help".')

createRoot(place).render(
  <AppTheme>
    <HelpPage Guide={Guide} />
  </AppTheme>,
)
