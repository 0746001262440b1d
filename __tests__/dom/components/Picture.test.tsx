import { render, screen } from '@testing-library/react'
import * as stories from '../../../stories/components/Picture.stories'
import { composeStories } from '../../support/stories'

const { Lazy, Priority, Decorative } = composeStories(stories)

const image = () => screen.getByRole('img', { name: 'Singapore and Kuala Lumpur at dusk' })

test('it loads lazily, and its space is reserved before', () => {
  render(<Lazy />)
  expect(image()).toHaveAttribute('loading', 'lazy')
  expect(image()).toHaveAttribute('width', '640')
  expect(image()).toHaveAttribute('height', '360')
})

test('the most important picture is fetched first', () => {
  render(<Priority />)
  expect(image()).toHaveAttribute('loading', 'eager')
  expect(image()).toHaveAttribute('fetchpriority', 'high')
})

test('a decorative picture is not read out', () => {
  render(<Decorative />)
  expect(screen.queryByRole('img')).toBeNull()
})
