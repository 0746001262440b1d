import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/screens/NoticeScreen.stories'
import { siteContent } from '../../stories/support/content'

const { NotFound, Failure } = composeStories(stories)

test('a page that does not exist says so', () => {
  render(<NotFound />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(siteContent.notFound.title)
})

test('an application that failed says so', () => {
  render(<Failure />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Unexpected Application Error!',
  )
})

test('there is a link to the home page', () => {
  render(<NotFound />)
  const link = screen.getByRole('link', { name: siteContent.notFound.homeLabel })
  expect(link).toHaveAttribute('href', '/')
})
