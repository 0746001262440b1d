import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from '../../stories/components/FieldShell.stories'
import { composeStories } from '../support/stories'

const { Plain, WithHint, Invalid, ErrorByItself, Group } = composeStories(stories)

const input = () => screen.getByRole('spinbutton', { name: 'Number of agents' })

test('the label names the input', () => {
  render(<Plain />)
  expect(input()).toHaveAttribute('id', 'agents')
})

test('a click on the label goes to the input', async () => {
  render(<Plain />)
  await userEvent.click(screen.getByText('Number of agents'))
  expect(input()).toHaveFocus()
})

test('without a hint or an error, nothing more is read out', () => {
  render(<Plain />)
  expect(input()).not.toHaveAttribute('aria-describedby')
  expect(input()).toBeValid()
})

test('the hint is read out with the input', () => {
  render(<WithHint />)
  expect(input()).toHaveAccessibleDescription('In your whole company')
})

test('the error is read out with the input, after the hint', () => {
  render(<Invalid />)
  expect(input()).toHaveAccessibleDescription('In your whole company Enter a number')
})

test('an input with an error is read out as invalid', () => {
  render(<Invalid />)
  expect(input()).toBeInvalid()
})

test('two fields each have their own label, hint and error', () => {
  render(
    <>
      <Invalid />
      <Invalid id="offices" label="Offices" hint="In all countries" error="Enter zero or more" />
    </>,
  )
  expect(input()).toHaveAccessibleDescription('In your whole company Enter a number')
  const other = screen.getByRole('spinbutton', { name: 'Offices' })
  expect(other).toHaveAccessibleDescription('In all countries Enter zero or more')
})

test('two groups each have their own label', () => {
  render(
    <>
      <Group />
      <Group id="pan" label="PAN card" />
    </>,
  )
  expect(screen.getByRole('group', { name: 'GST certificate' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'PAN card' })).toBeVisible()
})

test('an error that appears without a submit is read out at once', () => {
  render(<ErrorByItself />)
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number')
})

test('an error after a submit is not read out twice', () => {
  render(<Invalid />)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a hint that the content leaves out is not shown', () => {
  render(<Plain hint={null} />)
  expect(input()).not.toHaveAccessibleDescription()
})

test('as a group, the label names the group and each control names itself', () => {
  render(<Group />)
  expect(screen.getByRole('group', { name: 'GST certificate' })).toContainElement(
    screen.getByRole('button', { name: 'Upload GST PDF' }),
  )
})
