import { render, screen } from '@testing-library/react'
import * as stories from '../../../stories/screens/HomeScreen.stories'
import { homeContent } from '../../../stories/support/content'
import { composeStories } from '../../support/stories'

const { Desktop } = composeStories(stories)
const { hero } = homeContent
const image = () => screen.getByRole('img', { name: hero.imageAlt })

test('a picture that the build has resized is offered in its sizes, the best format first', () => {
  const images = {
    sources: [
      { type: 'image/avif', srcSet: '/hero.avif 750w' },
      { type: 'image/webp', srcSet: '/hero.webp 750w' },
    ],
    fallback: { src: '/hero.png', srcSet: '/hero.png 750w' },
  }
  const resized = { childImageSharp: { gatsbyImageData: { width: 1600, height: 800, images } } }
  const { container } = render(<Desktop hero={{ ...hero, image: resized }} />)
  const offered = [...container.querySelectorAll('source')]
  expect(image()).toHaveAttribute('src', '/hero.png')
  const { sizes } = image() as HTMLImageElement
  expect(sizes).toMatch(/vh/)
  expect(offered.map(({ type, srcset, sizes }) => ({ type, srcSet: srcset, sizes }))).toEqual(
    images.sources.map((source) => ({ ...source, sizes })),
  )
})

test('a picture that the build does not process is shown unchanged', () => {
  render(<Desktop hero={{ ...hero, image: { publicURL: '/hero.svg', childImageSharp: null } }} />)
  expect(image()).toHaveAttribute('src', '/hero.svg')
})
