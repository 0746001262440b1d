import type { ComponentProps, ReactElement } from 'react'
import { AboutScreen } from '../../../src/screens/AboutScreen'
import { ContactScreen } from '../../../src/screens/ContactScreen'
import { HomeScreen } from '../../../src/screens/HomeScreen'
import { NoticeScreen } from '../../../src/screens/NoticeScreen'
import type { SiteTexts } from './contentValues'
import type { PageAddress } from './pages'
import type { PlayableState } from './states'

/** The contact page's services, from its story. */
export type ContactPorts = Omit<ComponentProps<typeof ContactScreen>, keyof SiteTexts['contact']>

/** Each page as in src/pages. */
export const screens: Record<
  PageAddress,
  (texts: SiteTexts, ports: () => ContactPorts) => ReactElement
> = {
  '/': ({ home }) => <HomeScreen {...home} />,
  '/about/': ({ about }) => <AboutScreen {...about} />,
  '/contact/': ({ contact, site }, ports) => (
    <ContactScreen {...ports()} {...contact} contact={site.contact} />
  ),
  '/404/': ({ site }) => <NoticeScreen {...site.notFound} contact={site.contact} />,
}

const isNotice = ({ component }: PlayableState): boolean => component === (NoticeScreen as object)
const isForm = ({ args }: PlayableState): boolean => 'sendApplication' in args

/** Whether a state's screen is a whole page; otherwise it is a part of the form. */
export const isWholeScreen = (state: PlayableState): boolean => isNotice(state) || isForm(state)

/**
 * A state of the contact page: the form's in the whole page, with the texts of this moment; a part
 * of the form with the texts that its story was loaded with.
 */
export function stateScreen(state: PlayableState, texts: SiteTexts): ReactElement {
  const { component: Part, args } = state
  if (isNotice(state)) return <NoticeScreen {...texts.site.failure} contact={texts.site.contact} />
  if (!isForm(state)) return <Part {...args} />
  const { texts: _, ...ports } = args
  return screens['/contact/'](texts, () => ports as unknown as ContactPorts)
}
