import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/sections/PromiseBand.stories'
import { aboutContent } from '../../stories/support/content'

const { Standard } = composeStories(stories)

test('it shows the promise of the company', () => {
  render(<Standard />)
  const { heading, text } = aboutContent.promise
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
})

/** The picture is decorative, so it cannot be found by a role. */
const picture = () => document.querySelector('picture')

test('its picture is not read out, and is fetched only when it comes near', () => {
  render(<Standard />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(picture()?.querySelector('img')).toHaveAttribute('loading', 'lazy')
})

test('a picture that the build has resized is offered in its formats and sizes', () => {
  const images = {
    sources: [{ type: 'image/avif', srcSet: '/coach.avif 640w' }],
    fallback: { src: '/coach.png', srcSet: '/coach.png 640w' },
  }
  const gatsbyImageData = { width: 1280, height: 800, images }
  render(<Standard image={{ childImageSharp: { gatsbyImageData } }} />)
  expect(picture()?.querySelector('source')).toHaveAttribute('srcset', '/coach.avif 640w')
  expect(picture()?.querySelector('img')).toHaveAttribute('src', '/coach.png')
})
