import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from '../../../stories/components/ErrorSummary.stories'
import { composeStories } from '../../support/stories'

const { SeveralProblems } = composeStories(stories)

test('a link leads to its field and label, without an entry in the history', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  render(<SeveralProblems />)
  await userEvent.click(screen.getByRole('link', { name: 'Enter your company name' }))
  expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveFocus()
  expect(scrolled.mock.contexts[0]).toContainElement(screen.getByText('Company name'))
  expect(window.location.hash).toBe('')
  scrolled.mockRestore()
})
