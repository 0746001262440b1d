import { render, screen, within } from '@testing-library/react'
import * as stories from '../../stories/layout/SiteHeader.stories'
import { siteContent } from '../../stories/support/content'
import { composeStories } from '../support/stories'

const { OnHome, OnAbout, OnContact, OneLink, FourLinks, MostLinks } = composeStories(stories)

const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }))

test('it links to the pages of the menu, in order', () => {
  render(<OnHome />)
  const links = navigation().getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    siteContent.navigation.map(({ label, path }) => [label, path]),
  )
})

test.each([
  ['Home', OnHome],
  ['About', OnAbout],
  ['Contact', OnContact],
])('on %s, only its link is marked as the current page', (name, Story) => {
  render(<Story />)
  expect(navigation().getByRole('link', { current: 'page' })).toHaveAccessibleName(name)
})

test('on a page that is not in the menu, nothing is marked', () => {
  render(<OnHome path="/404/" />)
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
})

test('Contact is a link, not a button', () => {
  render(<OnHome />)
  expect(navigation().getByRole('link', { name: 'Contact' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the brand links to the home page', () => {
  render(<OnHome />)
  const header = within(screen.getByRole('banner'))
  const brand = header.getByRole('link', { name: siteContent.brand.name })
  expect(brand).toHaveAttribute('href', '/')
})

test.each([
  ['one link', OneLink, 1],
  ['four links', FourLinks, 4],
  ['six links', MostLinks, 6],
])('%s: all are in the navigation', (_what, Story, count) => {
  render(<Story />)
  expect(navigation().getAllByRole('link')).toHaveLength(count)
})

/** Which of the button and the list a window shows, is measured in a browser. */
const menuButton = () => navigation().queryByRole('button', { name: 'Menu', hidden: true })

test('up to three short links need no menu button', () => {
  render(<OnHome />)
  expect(menuButton()).toBeNull()
})

test('from the fourth link on, a button opens and closes the list, without script', () => {
  render(<FourLinks />)
  const list = navigation().getByRole('list')
  expect(list).toHaveAttribute('popover', 'auto')
  expect(menuButton()).toHaveAttribute('popovertarget', list.id)
})

test('in the menu, too, the current page is marked', () => {
  render(<MostLinks />)
  expect(navigation().getByRole('link', { current: 'page' })).toHaveAccessibleName('Destinations')
})
