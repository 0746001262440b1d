import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/components/SummaryList.stories'
import { composeStories } from '../support/stories'

const { Standard, RightToLeft } = composeStories(stories)
const { rows } = Standard.args

const pairs = () => {
  const values = screen.getAllByRole('definition')
  return screen.getAllByRole('term').map((term, index) => ({
    label: term.textContent,
    value: values[index]?.textContent,
  }))
}

test('it reads as pairs of label and value, in the given order', () => {
  render(<Standard />)
  expect(pairs()).toEqual(rows)
})

test('each value follows its label', () => {
  render(<Standard />)
  for (const term of screen.getAllByRole('term')) {
    expect(term.nextElementSibling).toBe(
      screen.getAllByRole('definition')[screen.getAllByRole('term').indexOf(term)],
    )
  }
})

test('the line breaks of an address are kept', () => {
  render(<Standard />)
  expect(screen.getAllByRole('definition').at(-1)).toHaveStyle({ whiteSpace: 'pre-line' })
})

test('a right-to-left value does not affect the text beside it', () => {
  render(<RightToLeft />)
  expect(screen.getByText('شركة السفر (2026)').tagName).toBe('BDI')
})

test('markup in a value is only text', () => {
  const value = '<img src=x onerror=alert(1)>'
  render(<Standard rows={[{ label: 'Company name', value }]} />)
  expect(screen.getByRole('definition')).toHaveTextContent(value)
  expect(screen.queryByRole('img')).toBeNull()
})

test('attributes are passed to the list', () => {
  render(<Standard id="summary" />)
  expect(document.querySelector('dl')).toHaveAttribute('id', 'summary')
})
