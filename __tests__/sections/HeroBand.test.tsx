import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/sections/HeroBand.stories'
import { homeContent } from '../../stories/support/content'

const { Standard } = composeStories(stories)
const { headline, lead, action } = homeContent.hero

/** The picture is decorative, so it cannot be found by a role. */
const picture = () => document.querySelector('picture')

test('the headline is the heading of the page', () => {
  render(<Standard />)
  expect(screen.getByRole('heading', { level: 1, name: headline })).toBeVisible()
  expect(screen.getByText(lead)).toBeVisible()
})

test('its one action links to the registration', () => {
  render(<Standard />)
  expect(screen.getByRole('link', { name: action.label })).toHaveAttribute('href', '/contact/')
})

test('the picture is not read out', () => {
  render(<Standard />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('the picture is fetched first', () => {
  render(<Standard />)
  expect(picture()?.querySelector('img')).toHaveAttribute('fetchpriority', 'high')
})

describe('a picture that the build has resized', () => {
  const images = {
    sources: [{ type: 'image/avif', srcSet: '/hero.avif 750w' }],
    fallback: { src: '/hero.png', srcSet: '/hero.png 750w' },
  }
  const image = { childImageSharp: { gatsbyImageData: { width: 1600, height: 800, images } } }

  test('is offered in its formats and sizes', () => {
    render(<Standard image={image} />)
    const source = picture()?.querySelector('source')
    expect(source).toHaveAttribute('type', 'image/avif')
    expect(source).toHaveAttribute('srcset', '/hero.avif 750w')
    expect(picture()?.querySelector('img')).toHaveAttribute('src', '/hero.png')
  })

  test('is large enough to cover the screen, even a tall one', () => {
    render(<Standard image={image} />)
    const sizes =
      '(orientation: portrait) and (min-resolution: 1.5dppx) calc(100vh - 72px), max(100vw, 200vh)'
    expect(picture()?.querySelector('source')).toHaveAttribute('sizes', sizes)
    expect(picture()?.querySelector('img')).toHaveAttribute('sizes', sizes)
  })
})

test('a picture that the build does not process is shown unchanged', () => {
  render(<Standard image={{ publicURL: '/hero.svg', childImageSharp: null }} />)
  expect(picture()?.querySelector('img')).toHaveAttribute('src', '/hero.svg')
})
