import { render, screen } from '@testing-library/react'
import { requireContent, SitePage, type SitePageProps } from '../../src/app/SitePage'
import { siteContent } from '../../stories/support/content'

const data: SitePageProps['data'] = {
  site: { buildTime: '2031' },
  siteContent,
}
const page = (children: React.ReactNode, pathname = '/about/') => (
  <SitePage data={data} location={{ pathname }}>
    {children}
  </SitePage>
)

test('the page is the main content', () => {
  render(page(<h1>About</h1>))
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }))
})

test.each(['/about', '/about/', '/about//'])('at %s the link to About is marked', (pathname) => {
  render(page('The page', pathname))
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('About')
})

test('the copyright names the year of the build', () => {
  render(page('The page'))
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031')
})

test.each([null, undefined])('content that is %s is an error that names the file', (nothing) => {
  expect(() => requireContent(nothing, 'content/home.yaml')).toThrow(
    'content/home.yaml gave no content.',
  )
})
