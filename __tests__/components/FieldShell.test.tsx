import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from '../../stories/components/FieldShell.stories'
import { composeStories } from '../support/stories'

const { Plain, Invalid, ErrorByItself, Group } = composeStories(stories)

const input = () => screen.getByRole('spinbutton', { name: 'Number of agents' })

test('a click on the label goes to the input', async () => {
  render(<Plain />)
  await userEvent.click(screen.getByText('Number of agents'))
  expect(input()).toHaveFocus()
})

test('without a hint or an error, nothing more is read out', () => {
  render(<Plain hint={null} />)
  expect(input()).not.toHaveAttribute('aria-describedby')
  expect(input()).toBeValid()
})

test('each of two fields is read out with its own label, hint and error, as invalid', () => {
  render(
    <>
      <Invalid />
      <Invalid id="offices" label="Offices" hint="In all countries" error="Enter zero or more" />
    </>,
  )
  expect(input()).toHaveAccessibleDescription('In your whole company Enter a number')
  expect(input()).toBeInvalid()
  const other = screen.getByRole('spinbutton', { name: 'Offices' })
  expect(other).toHaveAccessibleDescription('In all countries Enter zero or more')
})

test('only an error that appears without a submit is read out at once', () => {
  const { rerender } = render(<Invalid />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<ErrorByItself />)
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number')
})

test('as a group, the label names the group and each control names itself', () => {
  render(
    <>
      <Group />
      <Group id="pan" label="PAN card" />
    </>,
  )
  const buttons = screen.getAllByRole('button', { name: 'Upload GST PDF' })
  for (const [index, name] of ['GST certificate', 'PAN card'].entries()) {
    expect(screen.getByRole('group', { name })).toContainElement(buttons[index] as HTMLElement)
  }
})
