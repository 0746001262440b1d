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

test('newer formats are offered first, best first, at the same sizes', () => {
  const sources = [
    { type: 'image/avif', srcSet: '/hero.avif 640w' },
    { type: 'image/webp', srcSet: '/hero.webp 640w' },
  ]
  const { container } = render(<Lazy sources={sources} sizes="100vw" />)
  const offered = [...container.querySelectorAll('source')]
  expect(offered.map(({ type, sizes }) => [type, sizes])).toEqual([
    ['image/avif', '100vw'],
    ['image/webp', '100vw'],
  ])
})
