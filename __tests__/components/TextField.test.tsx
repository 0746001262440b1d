import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fn } from 'storybook/test'
import * as stories from '../../stories/components/TextField.stories'
import { composeStories } from '../support/stories'

const { Empty, InvalidWithHint, Disabled, SeveralLines, SeveralLinesInvalid } =
  composeStories(stories)

const oneLine = () => screen.getByRole('textbox', { name: 'Company name' })
const severalLines = () => screen.getByRole('textbox', { name: 'Company address' })

test.each([
  ['one line', InvalidWithHint, oneLine, 'Enter your company name'],
  ['several lines', SeveralLinesInvalid, severalLines, 'Enter your company address'],
])('of %s: label, hint and error are read out with the field', (_what, Story, field, error) => {
  render(<Story />)
  expect(field()).toHaveAccessibleDescription(`As on your GST certificate ${error}`)
  expect(field()).toBeInvalid()
})

test('the browser knows what to fill in and which keyboard to show', () => {
  render(
    <>
      <Empty required autoComplete="email" type="email" inputMode="email" autoCapitalize="none" />
      <SeveralLines required autoComplete="street-address" rows={5} />
    </>,
  )
  expect(oneLine()).toBeRequired()
  expect(oneLine()).toHaveAttribute('autocomplete', 'email')
  expect(oneLine()).toHaveAttribute('type', 'email')
  expect(oneLine()).toHaveAttribute('inputmode', 'email')
  expect(oneLine()).toHaveAttribute('autocapitalize', 'none')
  expect(severalLines()).toBeRequired()
  expect(severalLines()).toHaveAttribute('autocomplete', 'street-address')
  expect(severalLines()).toHaveAttribute('rows', '5')
  // Only an input may have one.
  expect(severalLines()).not.toHaveAttribute('type')
})

test('typing is passed on, with the name of the field; Enter starts a new line', async () => {
  const onChange = fn(({ target }) => `${target.name}: ${target.value}`)
  render(
    <>
      <Empty onChange={onChange} />
      <SeveralLines onChange={onChange} />
    </>,
  )
  await userEvent.type(oneLine(), 'S')
  await userEvent.type(severalLines(), '{Enter}')
  expect(onChange).toHaveReturnedWith('company_name: S')
  expect(onChange).toHaveReturnedWith('company_address: \n')
})

test('a disabled field cannot be changed', () => {
  render(<Disabled />)
  expect(oneLine()).toBeDisabled()
})
