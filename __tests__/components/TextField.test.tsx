import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/components/TextField.stories'
import { composeStories } from '../support/stories'

const { InvalidWithHint, Disabled, SeveralLinesInvalid } = composeStories(stories)

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

test('a disabled field cannot be changed', () => {
  render(<Disabled />)
  expect(oneLine()).toBeDisabled()
})
