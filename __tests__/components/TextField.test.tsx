import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fn } from 'storybook/test'
import * as stories from '../../stories/components/TextField.stories'
import { composeStories } from '../support/stories'

const { Empty, WithHint, Filled, Invalid, InvalidWithHint, Disabled } = composeStories(stories)
const { SeveralLines, SeveralLinesFilled, SeveralLinesInvalid, SeveralLinesDisabled } =
  composeStories(stories)

const field = () => screen.getByRole('textbox', { name: 'Company name' })

test('the label names the field', () => {
  render(<Empty />)
  expect(field()).toHaveAttribute('id', 'company_name')
})

test('a click on the label goes to the field', async () => {
  render(<Empty />)
  await userEvent.click(screen.getByText('Company name'))
  expect(field()).toHaveFocus()
})

test('the hint is read out with the field', () => {
  render(<WithHint />)
  expect(field()).toHaveAccessibleDescription('As on your GST certificate')
})

test('the error is read out with the field', () => {
  render(<Invalid />)
  expect(field()).toHaveAccessibleDescription('Enter your company name')
})

test('hint and error are read out one after the other', () => {
  render(<InvalidWithHint />)
  expect(field()).toHaveAccessibleDescription('As on your GST certificate Enter your company name')
})

test('a field with an error is read out as invalid', () => {
  render(<Invalid />)
  expect(field()).toBeInvalid()
})

test('a field without an error is not', () => {
  render(<Filled />)
  expect(field()).not.toHaveAttribute('aria-invalid', 'true')
})

test('it has a single line', () => {
  render(<Filled />)
  expect(field()).toBeInstanceOf(HTMLInputElement)
})

test('a required field says so', () => {
  render(<Empty required />)
  expect(field()).toBeRequired()
})

test('the browser knows what to fill in and which keyboard to show', () => {
  render(<Empty autoComplete="email" type="email" inputMode="email" autoCapitalize="none" />)
  expect(field()).toHaveAttribute('autocomplete', 'email')
  expect(field()).toHaveAttribute('type', 'email')
  expect(field()).toHaveAttribute('inputmode', 'email')
  expect(field()).toHaveAttribute('autocapitalize', 'none')
})

test('typing is passed on, with the name of the field', async () => {
  const onChange = fn(({ target }) => `${target.name}: ${target.value}`)
  render(<Empty onChange={onChange} />)
  await userEvent.type(field(), 'S')
  expect(onChange).toHaveReturnedWith('company_name: S')
})

test('a disabled field cannot be changed', () => {
  render(<Disabled />)
  expect(field()).toBeDisabled()
})

describe('with several lines', () => {
  const field = () => screen.getByRole('textbox', { name: 'Company address' })

  test('the label names the field', () => {
    render(<SeveralLines />)
    expect(field()).toHaveAttribute('id', 'company_address')
  })

  test('a click on the label goes to the field', async () => {
    render(<SeveralLines />)
    await userEvent.click(screen.getByText('Company address'))
    expect(field()).toHaveFocus()
  })

  test('it keeps line breaks', () => {
    render(<SeveralLinesFilled />)
    expect(field()).toBeInstanceOf(HTMLTextAreaElement)
    expect(field()).toHaveValue('12 MG Road\nBengaluru 560001')
  })

  test('it has no type, which only an input may have', () => {
    render(<SeveralLines />)
    expect(field()).not.toHaveAttribute('type')
  })

  test('it shows three lines, or as many as given', () => {
    const { rerender } = render(<SeveralLines />)
    expect(field()).toHaveAttribute('rows', '3')
    rerender(<SeveralLines rows={5} />)
    expect(field()).toHaveAttribute('rows', '5')
  })

  test('hint and error are read out one after the other', () => {
    render(<SeveralLinesInvalid />)
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(
      'As on your GST certificate Enter your company address',
    )
  })

  test('the browser knows what to fill in', () => {
    render(<SeveralLines autoComplete="street-address" autoCapitalize="words" required />)
    expect(field()).toHaveAttribute('autocomplete', 'street-address')
    expect(field()).toHaveAttribute('autocapitalize', 'words')
    expect(field()).toBeRequired()
  })

  test('Enter starts a new line', async () => {
    const onChange = fn(({ target }) => target.value)
    render(<SeveralLines onChange={onChange} />)
    await userEvent.type(field(), '{Enter}')
    expect(onChange).toHaveReturnedWith('\n')
  })

  test('a disabled field cannot be changed', () => {
    render(<SeveralLinesDisabled />)
    expect(field()).toBeDisabled()
  })
})
