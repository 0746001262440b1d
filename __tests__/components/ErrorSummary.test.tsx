import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import * as stories from '../../stories/components/ErrorSummary.stories'
import { composeStories } from '../support/stories'

const { OneProblem, SeveralProblems } = composeStories(stories)

test('it is read out at once, under its heading', () => {
  render(<OneProblem />)
  expect(screen.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'There is a problem' })).toBeVisible()
})

test('each problem is a link, in the order of the fields', () => {
  render(<SeveralProblems />)
  const links = within(screen.getByRole('alert')).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Enter your company name',
    'Please enter a valid GST Number (15 characters, e.g., 07ABCDE1234F1Z5).',
  ])
})

test('a link moves the focus to its field', async () => {
  render(<OneProblem />)
  await userEvent.click(screen.getByRole('link', { name: 'Enter your company name' }))
  expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveFocus()
})

test('a link brings the field with its label into view', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  render(<OneProblem />)
  await userEvent.click(screen.getByRole('link'))
  const inView = scrolled.mock.contexts[0]
  expect(inView).toContainElement(screen.getByText('Company name'))
  scrolled.mockRestore()
})

test('a link adds no entry to the history', async () => {
  render(<OneProblem />)
  await userEvent.click(screen.getByRole('link'))
  expect(window.location.hash).toBe('')
})

test('it can take the focus', () => {
  const summary = createRef<HTMLDivElement>()
  render(<OneProblem ref={summary} />)
  summary.current?.focus()
  expect(screen.getByRole('alert')).toHaveFocus()
})
