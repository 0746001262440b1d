import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/sections/PromiseBand.stories'
import { aboutContent } from '../../stories/support/content'
import { composeStories } from '../support/stories'

const { Standard } = composeStories(stories)

test('it shows the promise of the company', () => {
  render(<Standard />)
  const { heading, text } = aboutContent.promise
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
})

const image = () => screen.getByRole('img', { name: aboutContent.promise.imageAlt })

test('its picture is read out with its alternative text', () => {
  render(<Standard imageAlt="A coach at dusk" />)
  expect(screen.getByRole('img', { name: 'A coach at dusk' })).toBeVisible()
})

test('its picture is fetched only when it comes near', () => {
  render(<Standard />)
  expect(image()).toHaveAttribute('loading', 'lazy')
})

test('a picture that the build has resized is offered in its formats and sizes', () => {
  const images = {
    sources: [{ type: 'image/avif', srcSet: '/coach.avif 640w' }],
    fallback: { src: '/coach.png', srcSet: '/coach.png 640w' },
  }
  const gatsbyImageData = { width: 1280, height: 800, images }
  render(<Standard image={{ childImageSharp: { gatsbyImageData } }} />)
  expect(image().parentElement?.querySelector('source')).toHaveAttribute(
    'srcset',
    '/coach.avif 640w',
  )
  expect(image()).toHaveAttribute('src', '/coach.png')
})
