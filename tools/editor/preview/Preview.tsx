import { PinnedScheme } from '../../../.storybook/scheme'
import { Band } from '../../../src/components/Band'
import { Panel } from '../../../src/components/Panel'
import { PageLayout } from '../../../src/layout/PageLayout'
import { AppTheme } from '../../../src/theme/AppTheme'
import type { SiteTexts } from './contentValues'
import { LastGood, type LastGoodProps } from './LastGood'
import type { ShowMessage } from './messages'
import { pageAt } from './pages'
import { type ContactPorts, isWholeScreen, screens, stateScreen } from './screens'
import type { PlayableState } from './states'

export interface PreviewProps
  extends Pick<ShowMessage, 'page' | 'scheme'>,
    Pick<LastGoodProps, 'onGood' | 'onFailure'> {
  texts: SiteTexts
  /** Year in the copyright line. */
  year: string
  state?: PlayableState
  ports: () => ContactPorts
}

/** A page of the site, or a state of its contact page, as visitors see it. */
export function Preview({ scheme, onGood, onFailure, ...shown }: PreviewProps) {
  return (
    <AppTheme>
      <PinnedScheme scheme={scheme} />
      <LastGood onGood={onGood} onFailure={onFailure}>
        <Page {...shown} />
      </LastGood>
    </AppTheme>
  )
}

function Page({
  page,
  texts,
  year,
  state,
  ports,
}: Omit<PreviewProps, 'scheme' | 'onGood' | 'onFailure'>) {
  const address = pageAt(page)
  const screen = state ? stateScreen(state, texts) : screens[address](texts, ports)
  return (
    <PageLayout site={texts.site} path={address} year={year}>
      {!state || isWholeScreen(state) ? (
        screen
      ) : (
        <Band>
          <Panel tone="raised">{screen}</Panel>
        </Band>
      )}
    </PageLayout>
  )
}
