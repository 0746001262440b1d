import { type ReactElement, useEffect } from 'react'
import { PinnedScheme } from '../../../.storybook/scheme'
import type {
  AboutContent,
  ContactContent,
  HomeContent,
  SiteContent,
} from '../../../src/content/generated/types'
import { PageLayout } from '../../../src/layout/PageLayout'
import { RegistrationForm } from '../../../src/registration/form/RegistrationForm'
import { AboutScreen } from '../../../src/screens/AboutScreen'
import { ContactScreen } from '../../../src/screens/ContactScreen'
import { HomeScreen } from '../../../src/screens/HomeScreen'
import { NoticeScreen } from '../../../src/screens/NoticeScreen'
import { AppTheme } from '../../../src/theme/AppTheme'
import { contactPorts } from './contactPorts'
import { ContactState, contactStates } from './contactStates'
import type { Shown } from './frame'
import { contactPage, type PageAddress, pageAt } from './pages'

/** The content as the screens take it. */
export interface SiteTexts {
  readonly site: SiteContent
  readonly home: HomeContent
  readonly about: AboutContent
  readonly contact: ContactContent
}

export interface PreviewProps extends Pick<Shown, 'page' | 'scheme' | 'state'> {
  texts: SiteTexts
  /** Called each time that the page was rendered. */
  onRendered: () => void
}

/** A page of the site, or a state of its contact page, as visitors see it. */
export function Preview({ scheme, page, state, texts, onRendered }: PreviewProps) {
  useEffect(onRendered)
  const address = pageAt(page)
  const hasState = address === contactPage && state && contactStates.includes(state)
  return (
    <AppTheme>
      <PinnedScheme scheme={scheme} />
      <PageLayout site={texts.site} path={address} year={`${new Date().getFullYear()}`}>
        {hasState ? (
          <ContactState key={state} state={state} site={texts.site} form={texts.contact.form} />
        ) : (
          screens[address](texts)
        )}
      </PageLayout>
    </AppTheme>
  )
}

/** Each page as in src/pages. */
const screens: Record<PageAddress, (texts: SiteTexts) => ReactElement> = {
  '/': ({ home }) => <HomeScreen {...home} />,
  '/about/': ({ about }) => <AboutScreen {...about} />,
  '/contact/': ({ contact, site }) => (
    <ContactScreen {...contact} contact={site.contact}>
      <RegistrationForm {...contactPorts} texts={contact.form} contact={site.contact} />
    </ContactScreen>
  ),
  '/404/': ({ site }) => <NoticeScreen {...site.notFound} contact={site.contact} />,
}
