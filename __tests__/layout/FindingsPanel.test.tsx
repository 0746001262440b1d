import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from '../../stories/layout/FindingsPanel.stories'
import { composeStories } from '../support/stories'

const { One, Many } = composeStories(stories)
const place = 'content/home.yaml, line 10, column 3'

test('each finding has its place, what to do, and the line itself', () => {
  render(<Many />)
  const items = within(screen.getByRole('region', { name: '12 mistakes in the content' }))
  const [missing, misspelt] = items.getAllByRole('listitem')
  expect(missing).toHaveTextContent('content/about.yamlThe file is missing.')
  expect(misspelt).toHaveTextContent(`${place}"headlin" in "hero" is not in HeroContent.`)
  expect(within(misspelt as HTMLElement).getByRole('code')).toHaveTextContent(/^headlin: Expand/)
})

test('it is read out at once', () => {
  render(<One />)
  expect(screen.getByRole('alert')).toHaveTextContent('Did you mean "headline"?')
})

test('it can be minimised, so that the page is in view, and brought back', async () => {
  render(<One />)
  await userEvent.click(screen.getByText('Minimise'))
  expect(screen.getByText(place)).not.toBeVisible()
  expect(screen.getByText('1 mistake in the content')).toBeVisible()
  await userEvent.click(screen.getByText('1 mistake in the content'))
  expect(screen.getByText(place)).toBeVisible()
})

test('the keyboard reaches what scrolls', async () => {
  render(<Many />)
  await userEvent.tab()
  expect(screen.getByText('12 mistakes in the content').parentElement).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('alert')).toHaveFocus()
})
