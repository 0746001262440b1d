/** Only `npm run dev` uses this file: in the built site, src/app/browser.tsx replaces Gatsby's script. */
import type { GatsbyBrowser } from 'gatsby'
import { createRoot } from 'react-dom/client'
import { DevFindings } from './src/app/DevFindings'
import { lacksContent, NoPage, NoPageHead } from './src/app/DevPage'
import { AppTheme } from './src/theme/AppTheme'

/** A separate React root, which stays when a page fails. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <AppTheme>
      <DevFindings />
    </AppTheme>,
  )
}

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) =>
  lacksContent(props.data) ? <NoPage /> : element

/** Gatsby calls this for the page's head too. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) =>
  lacksContent((element.props as { data?: unknown } | undefined)?.data) ? <NoPageHead /> : element
