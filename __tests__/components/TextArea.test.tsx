import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fn } from 'storybook/test'
import * as stories from '../../stories/components/TextArea.stories'

const { Empty, Filled, Invalid, Disabled } = composeStories(stories)

const field = () => screen.getByRole('textbox', { name: 'Company address' })

test('the label names the field', () => {
  render(<Empty />)
  expect(field()).toHaveAttribute('id', 'company_address')
})

test('a click on the label goes to the field', async () => {
  render(<Empty />)
  await userEvent.click(screen.getByText('Company address'))
  expect(field()).toHaveFocus()
})

test('it takes several lines and keeps them', () => {
  render(<Filled />)
  expect(field()).toBeInstanceOf(HTMLTextAreaElement)
  expect(field()).toHaveValue('12 MG Road\nBengaluru 560001')
})

test('it shows three lines, or as many as given', () => {
  const { rerender } = render(<Empty />)
  expect(field()).toHaveAttribute('rows', '3')
  rerender(<Empty rows={5} />)
  expect(field()).toHaveAttribute('rows', '5')
})

test('hint and error are read out one after the other', () => {
  render(<Invalid />)
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription(
    'As on your GST certificate Enter your company address',
  )
})

test('the browser knows what to fill in', () => {
  render(<Empty autoComplete="street-address" autoCapitalize="words" required />)
  expect(field()).toHaveAttribute('autocomplete', 'street-address')
  expect(field()).toHaveAttribute('autocapitalize', 'words')
  expect(field()).toBeRequired()
})

test('Enter starts a new line', async () => {
  const onChange = fn(({ target }) => target.value)
  render(<Empty onChange={onChange} />)
  await userEvent.type(field(), '{Enter}')
  expect(onChange).toHaveReturnedWith('\n')
})

test('a disabled field cannot be changed', () => {
  render(<Disabled />)
  expect(field()).toBeDisabled()
})
