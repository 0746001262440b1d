import { render, screen, within } from '@testing-library/react'
import * as stories from '../../../stories/layout/SiteHeader.stories'
import { siteContent } from '../../../stories/support/content'
import { composeStories } from '../../support/stories'

const { OnHome, FourLinks } = composeStories(stories)

const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }))

/** Which of the button and the list a window shows, is measured in a browser. */
const menuButton = () => navigation().queryByRole('button', { name: 'Menu', hidden: true })

test('up to three short links need no menu button', () => {
  render(<OnHome />)
  const links = navigation().getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    siteContent.navigation.map(({ label, path }) => [label, path]),
  )
  expect(menuButton()).toBeNull()
})

test('from the fourth link on, a button opens and closes the list, without script', () => {
  render(<FourLinks />)
  const list = navigation().getByRole('list')
  expect(list).toHaveAttribute('popover', 'auto')
  expect(menuButton()).toHaveAttribute('popovertarget', list.id)
})

test('on a page that is not in the menu, nothing is marked', () => {
  render(<OnHome path="/404/" />)
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
})
