import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from '../../stories/components/Disclosure.stories'
import { composeStories } from '../support/stories'

const { Closed } = composeStories(stories)

const label = () => screen.getByText('The whole answer')
const content = () => screen.getByText(/^(Internal error\. ?)+$/)

test('it shows its content on demand, and hides it again', async () => {
  render(<Closed />)
  expect(content()).not.toBeVisible()
  await userEvent.click(label())
  expect(content()).toBeVisible()
  await userEvent.click(label())
  expect(content()).not.toBeVisible()
})

test('the keyboard reaches its content, so that it can be scrolled', async () => {
  render(<Closed />)
  await userEvent.click(label())
  await userEvent.tab()
  expect(screen.getByRole('region', { name: 'The whole answer' })).toHaveFocus()
})
