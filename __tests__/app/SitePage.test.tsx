import { render, screen } from '@testing-library/react'
import { requireContent, SitePage } from '../../src/app/SitePage'
import { siteContent } from '../../stories/support/content'

const data = { site: { buildTime: '2031' }, siteContent }

test.each(['/about', '/about/', '/about//'])('at %s the link to About is marked', (pathname) => {
  render(
    <SitePage data={data} location={{ pathname }}>
      The page
    </SitePage>,
  )
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('About')
})

test.each([null, undefined])('content that is %s is an error that names the file', (nothing) => {
  expect(() => requireContent(nothing, 'content/home.yaml')).toThrow(
    'content/home.yaml gave no content.',
  )
})
