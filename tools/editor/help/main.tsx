/** The help: docs/editing-content.md, for people who edit in the browser. */
import Box from '@mui/material/Box'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import Guide from '../../../docs/editing-content.md'
import { AppTheme } from '../../../src/theme/AppTheme'
import { edge, measure, radius } from '../../../src/theme/tokens'

const page = {
  maxWidth: measure,
  marginInline: 'auto',
  padding: { xs: 2, md: 5 },
  overflowWrap: 'anywhere',
  '& h1': { typography: 'h1', margin: 0 },
  '& h2': { typography: 'h2', marginBlock: '1.4em 0.5em' },
  '& h3': { typography: 'h3', marginBlock: '1.4em 0.5em' },
  '& img': {
    height: 'auto',
    border: `${edge.thin}px solid`,
    borderColor: 'divider',
    borderRadius: `${radius.control}px`,
  },
  '& pre': { overflowX: 'auto', padding: 2, backgroundColor: 'background.paper' },
  '& li': { marginBlock: '0.35em' },
}

const elements = {
  h2: (props: ComponentPropsWithoutRef<'h2'>) => <h2 id={idOf(props.children)} {...props} />,
  a: GuideLink,
}

/** As links in Markdown name a heading. */
const idOf = (heading: ReactNode): string =>
  `${heading}`
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-')

/** A link to another file of the repository leads nowhere in a browser, so only its words stay. */
function GuideLink({ href = '', children, ...rest }: ComponentPropsWithoutRef<'a'>) {
  const isReachable = /^(#|https?:|mailto:)/.test(href)
  return isReachable ? (
    <a href={href} {...rest}>
      {children}
    </a>
  ) : (
    <span>{children}</span>
  )
}

createRoot(document.getElementById('help') as HTMLElement).render(
  // One font from the first paint: another would move the heading to which a link led.
  <AppTheme fontDisplay="optional">
    <Box component="main" sx={page}>
      <Guide components={elements} />
    </Box>
  </AppTheme>,
)
