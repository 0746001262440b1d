import type { EditorConfig, PreviewPageProps } from '@partner-site/content-editor'
import type { ReactElement } from 'react'
import { PinnedScheme } from './.storybook/scheme'
import { ContactForm, contactStates } from './__tests__/fixtures/registration/states'
import Guide from './docs/editing-content.md'
import type {
  AboutContent,
  ContactContent,
  HomeContent,
  SiteContent,
} from './src/content/generated/types'
import { PageLayout } from './src/layout/PageLayout'
import { AboutScreen } from './src/screens/AboutScreen'
import { ContactScreen } from './src/screens/ContactScreen'
import { HomeScreen } from './src/screens/HomeScreen'
import { NoticeScreen } from './src/screens/NoticeScreen'
import { AppTheme } from './src/theme/AppTheme'
import { editorLook } from './stories/support/editorLook'

interface SiteTexts {
  readonly site: SiteContent
  readonly home: HomeContent
  readonly about: AboutContent
  readonly contact: ContactContent
}

interface FramedProps extends PreviewPageProps {
  path: string
  screen: (texts: SiteTexts, state: string | undefined) => ReactElement
}

const year = `${new Date().getFullYear()}`

function Framed({ path, screen, content, state, scheme }: FramedProps) {
  const texts = content as unknown as SiteTexts
  return (
    <AppTheme>
      <PinnedScheme scheme={scheme} />
      <PageLayout site={texts.site} path={path} year={year}>
        {screen(texts, state)}
      </PageLayout>
    </AppTheme>
  )
}

const home = ({ home }: SiteTexts) => <HomeScreen {...home} />

const about = ({ about }: SiteTexts) => <AboutScreen {...about} />

const contact = ({ contact, site }: SiteTexts, state: string | undefined) => (
  <ContactScreen {...contact} site={site}>
    <ContactForm
      // Remount when these texts change: a document's message is fixed once it is set.
      key={`${state} ${JSON.stringify(contact.form.documents)}`}
      state={state}
      site={site}
      texts={contact.form}
    />
  </ContactScreen>
)

/** The form's states by the first of these groups that fits; `Sending` has the rest. */
const stateGroups = {
  Entries: /^(Sent empty|Wrong|Too long|An e-mail)/,
  'Saved entries': /draft|cleared|Browser|Browsing/i,
  Documents: /^(Document|Pictures)/,
  'Sending failed': /failed|again|before with|program/,
  Sending: /./,
}

const groupOf = (state: string) =>
  Object.entries(stateGroups).find(([, names]) => names.test(state))?.[0]

const groupedStates = Object.fromEntries(
  Object.keys(stateGroups).map((group) => [
    group,
    Object.keys(contactStates).filter((state) => groupOf(state) === group),
  ]),
)

const notFound = ({ site }: SiteTexts) => <NoticeScreen {...site.notFound} site={site} />

const config: EditorConfig = {
  ...editorLook,
  pages: {
    '/': {
      name: 'Home',
      file: 'home.yaml',
      Page: (props) => <Framed path="/" screen={home} {...props} />,
    },
    '/about/': {
      name: 'About',
      file: 'about.yaml',
      Page: (props) => <Framed path="/about/" screen={about} {...props} />,
    },
    '/contact/': {
      name: 'Contact',
      file: 'contact.yaml',
      Page: (props) => <Framed path="/contact/" screen={contact} {...props} />,
      states: groupedStates,
    },
    '/404/': {
      name: 'Page not found',
      Page: (props) => <Framed path="/404/" screen={notFound} {...props} />,
    },
  },
  notFound: '/404/',
  picture: (publicURL) => ({ publicURL }),
  Guide,
}

export default config
