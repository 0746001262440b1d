import type { EditorConfig, PreviewPageProps } from '@partner-site/content-editor'
import type { ReactElement } from 'react'
import { PinnedScheme } from './.storybook/scheme'
import { FeatureIcon, type FeatureIconName, featureIconNames } from './src/components/FeatureIcon'
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
import { ContactForm, contactStates, stateOfUpload } from './stories/registration/states'

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

const home = ({ home, about }: SiteTexts) => <HomeScreen {...home} fleet={about.fleet} />

const about = ({ about, home }: SiteTexts) => <AboutScreen {...about} action={home.hero.action} />

const contact = ({ contact, site }: SiteTexts, state: string | undefined) => (
  <ContactScreen {...contact} site={site}>
    <ContactForm
      // The message of a running upload is fixed once it is set: it runs again with the new text.
      key={state === stateOfUpload ? contact.form.documents.uploading : state}
      state={state}
      site={site}
      texts={contact.form}
    />
  </ContactScreen>
)

const notFound = ({ site, about }: SiteTexts) => (
  <NoticeScreen {...site.notFound} picture={about.fleet} />
)

const isIcon = (name: string): name is FeatureIconName =>
  (featureIconNames as string[]).includes(name)

const Option: EditorConfig['Option'] = ({ option }) =>
  isIcon(option) && <FeatureIcon name={option} />

const config: EditorConfig = {
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
      states: Object.keys(contactStates),
    },
    '/404/': {
      name: 'Page not found',
      Page: (props) => <Framed path="/404/" screen={notFound} {...props} />,
    },
  },
  notFound: '/404/',
  picture: (publicURL) => ({ publicURL }),
  Option,
}

export default config
