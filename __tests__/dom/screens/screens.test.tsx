import { render, screen, within } from '@testing-library/react'
import * as contactStories from '../../../stories/screens/ContactScreen.stories'
import * as homeStories from '../../../stories/screens/HomeScreen.stories'
import { contactContent, homeContent, siteContent } from '../../../stories/support/content'
import { composeStories } from '../../support/stories'

const { Desktop: Contact } = composeStories(contactStories)
const { Desktop: Home } = composeStories(homeStories)
const { questions } = contactContent
const name = questions?.heading

test('questions and their answers follow the form, with the e-mail address filled in', () => {
  render(<Contact />)
  const region = screen.getByRole('region', { name })
  const asked = within(region).getAllByRole('term')
  expect(asked.map(({ textContent }) => textContent)).toEqual(
    questions?.items.map(({ question }) => question),
  )
  expect(region).toHaveTextContent(siteContent.contact.email)
  const form = screen.getByRole('form')
  expect(form.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.each([null, { heading: 'Questions and answers', items: [] }])(
  'without questions there is no heading: %j',
  (none) => {
    render(<Contact questions={none} />)
    expect(screen.queryByRole('heading', { name })).toBeNull()
  },
)

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
  const { container } = render(<Home hero={{ ...hero, image: resized }} />)
  const offered = [...container.querySelectorAll('source')]
  expect(image()).toHaveAttribute('src', '/hero.png')
  const { sizes } = image() as HTMLImageElement
  expect(sizes).toMatch(/vh/)
  expect(offered.map(({ type, srcset, sizes }) => ({ type, srcSet: srcset, sizes }))).toEqual(
    images.sources.map((source) => ({ ...source, sizes })),
  )
})

test('a picture that the build does not process is shown unchanged', () => {
  render(<Home hero={{ ...hero, image: { publicURL: '/hero.svg', childImageSharp: null } }} />)
  expect(image()).toHaveAttribute('src', '/hero.svg')
})
