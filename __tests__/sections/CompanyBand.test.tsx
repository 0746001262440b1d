import { render, screen, within } from '@testing-library/react'
import * as stories from '../../stories/sections/CompanyBand.stories'
import { aboutContent } from '../../stories/support/content'
import { composeStories } from '../support/stories'

const { Standard, OneFigure, FiveFigures, FourFigures, TwelveFigures } = composeStories(stories)
const { heading, paragraphs, fleet } = aboutContent

test('it has the heading of the page', () => {
  render(<Standard />)
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
})

test.each(paragraphs)('it says who we are: %s', (text) => {
  render(<Standard />)
  expect(screen.getByText(text)).toBeVisible()
})

test('the fleet has its own heading', () => {
  render(<Standard />)
  expect(screen.getByRole('heading', { level: 2, name: fleet.heading })).toBeVisible()
})

test.each(['20+ vehicles in Singapore', '10+ vehicles in Malaysia'])(
  'the fleet reads "%s"',
  (phrase) => {
    render(<Standard />)
    const phrases = screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent)
    expect(phrases).toContain(phrase)
  },
)

test.each([
  ['one', OneFigure, 1],
  ['four', FourFigures, 4],
  ['twelve', TwelveFigures, 12],
])('%s: every figure is a phrase below the heading of the fleet', (_count, Story, count) => {
  render(<Story />)
  const { parentElement } = screen.getByRole('heading', { level: 2, name: fleet.heading })
  expect(within(parentElement as HTMLElement).getAllByRole('paragraph')).toHaveLength(count)
})

test('from the fifth on, the numerals are smaller', () => {
  /** The numbers in the font size, a clamp() that jsdom writes in another order. */
  const sizeIn = (Story: typeof FiveFigures): number[] => {
    const { unmount } = render(<Story />)
    const { fontSize } = getComputedStyle(screen.getByText('20+'))
    unmount()
    return [...fontSize.matchAll(/[\d.]+/g)].map(Number)
  }
  const large = sizeIn(FourFigures)
  expect(large).toEqual(sizeIn(Standard))
  const small = sizeIn(FiveFigures)
  expect(small).toHaveLength(large.length)
  expect(small.filter((number, index) => number >= (large[index] ?? 0))).toEqual([])
})
