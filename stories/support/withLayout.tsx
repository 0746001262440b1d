import type { Decorator } from '@storybook/react-vite'
import { PageLayout } from '../../src/layout/PageLayout'
import { siteContent } from './content'

/** Shows a screen as the site does, inside header and footer. */
export const withLayout =
  (path: string): Decorator =>
  (Story) => (
    <PageLayout site={siteContent} path={path} year="2026">
      <Story />
    </PageLayout>
  )
