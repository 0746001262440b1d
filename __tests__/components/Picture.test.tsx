import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/components/Picture.stories'
import { composeStories } from '../support/stories'

const { Lazy, Priority, Decorative } = composeStories(stories)

const image = () => screen.getByRole('img', { name: 'Singapore and Kuala Lumpur at dusk' })

test('its alternative text is read out', () => {
  render(<Lazy />)
  expect(image()).toHaveAttribute('src', Lazy.args.src)
})

test('a decorative picture is not read out', () => {
  render(<Decorative />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('it loads lazily', () => {
  render(<Lazy />)
  expect(image()).toHaveAttribute('loading', 'lazy')
})

test('the most important picture is fetched first', () => {
  render(<Priority />)
  expect(image()).toHaveAttribute('loading', 'eager')
  expect(image()).toHaveAttribute('fetchpriority', 'high')
})

test('its space is reserved before it loads', () => {
  render(<Lazy />)
  expect(image()).toHaveAttribute('width', '640')
  expect(image()).toHaveAttribute('height', '360')
})

test('newer formats are offered first, best first, at the same sizes', () => {
  const sources = [
    { type: 'image/avif', srcSet: '/hero.avif 640w' },
    { type: 'image/webp', srcSet: '/hero.webp 640w' },
  ]
  render(<Lazy sources={sources} sizes="100vw" />)
  const offered = [...(image().parentElement?.children ?? [])].slice(0, -1)
  expect(offered.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp'])
  expect(offered.every((source) => source.getAttribute('sizes') === '100vw')).toBe(true)
})
