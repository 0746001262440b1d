/** The help: the site's guide, for people who edit in the browser. */
import Box from '@mui/material/Box'
import config from 'content-editor.config'
import { type ComponentPropsWithoutRef, type ReactNode, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { EditorTheme } from '../app/EditorTheme'
import { texts } from '../texts'

const page = {
  maxWidth: '62ch',
  marginInline: 'auto',
  padding: { xs: 2, md: 5 },
  overflowWrap: 'anywhere',
  '& h1': { typography: 'h1', margin: 0 },
  '& h2': { typography: 'h2', marginBlock: '1.4em 0.5em' },
  '& h3': { typography: 'h3', marginBlock: '1.4em 0.5em' },
  '& img': { height: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 },
  '& pre': { whiteSpace: 'pre-wrap', padding: 2, backgroundColor: 'background.paper' },
  '& li': { marginBlock: '0.35em' },
  '& nav ul': { columnWidth: '13rem' },
}

/** Returns the anchor by which Markdown links name a heading. */
const idOf = (heading: ReactNode): string =>
  `${heading}`
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-')

const isReachable = (href = ''): boolean => /^(#|https?:|mailto:)/.test(href)

/** Lists the headings of the second level. */
function Contents() {
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([])
  useLayoutEffect(() => setHeadings([...document.querySelectorAll('h2')]), [])
  return (
    <nav aria-label={texts.contents}>
      <ul>
        {headings.map(({ id, textContent }) => (
          <li key={id}>
            <a href={`#${id}`}>{textContent}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const elements = {
  h1: (props: ComponentPropsWithoutRef<'h1'>) => (
    <>
      <h1 {...props} />
      <Contents />
    </>
  ),
  h2: (props: ComponentPropsWithoutRef<'h2'>) => <h2 id={idOf(props.children)} {...props} />,
  // Links to other files of the repository lead nowhere in a browser, so only their text stays.
  a: (props: ComponentPropsWithoutRef<'a'>) =>
    isReachable(props.href) ? <a {...props} /> : <span>{props.children}</span>,
}

const { Guide } = config

createRoot(document.getElementById('help') as HTMLElement).render(
  // A font swap would move the heading to which a link led.
  <EditorTheme config={config} fontDisplay="optional">
    <Box component="main" sx={page}>
      {Guide ? <Guide components={elements} /> : <h1>{texts.noHelp}</h1>}
    </Box>
  </EditorTheme>,
)
