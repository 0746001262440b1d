import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/sections/HeroBand.stories'
import { homeContent } from '../../stories/support/content'
import { composeStories } from '../support/stories'

const { Standard } = composeStories(stories)
const { imageAlt } = homeContent.hero

const image = () => screen.getByRole('img', { name: imageAlt })
const source = () => image().parentElement?.querySelector('source')

describe('a picture that the build has resized', () => {
  const images = {
    sources: [{ type: 'image/avif', srcSet: '/hero.avif 750w' }],
    fallback: { src: '/hero.png', srcSet: '/hero.png 750w' },
  }
  const resized = { childImageSharp: { gatsbyImageData: { width: 1600, height: 800, images } } }

  test('is offered in its formats and sizes', () => {
    render(<Standard image={resized} />)
    expect(source()).toHaveAttribute('type', 'image/avif')
    expect(source()).toHaveAttribute('srcset', '/hero.avif 750w')
    expect(image()).toHaveAttribute('src', '/hero.png')
  })

  test('is large enough to cover the screen, even a tall one', () => {
    render(<Standard image={resized} />)
    const sizes =
      '(orientation: portrait) and (min-resolution: 1.5dppx) calc(100vh - 72px), max(100vw, 200vh)'
    expect(source()).toHaveAttribute('sizes', sizes)
    expect(image()).toHaveAttribute('sizes', sizes)
  })
})

test('a picture that the build does not process is shown unchanged', () => {
  render(<Standard image={{ publicURL: '/hero.svg', childImageSharp: null }} />)
  expect(image()).toHaveAttribute('src', '/hero.svg')
})
