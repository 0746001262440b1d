import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import * as stories from '../../stories/screens/NoticeScreen.stories'

const { NotFound, Failure } = composeStories(stories)

test('a page that is not there says so', () => {
  render(<NotFound />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
})

test('an application that failed says so', () => {
  render(<Failure />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Unexpected Application Error!',
  )
})

test('there is a way home', () => {
  render(<NotFound />)
  const link = screen.getByRole('link', { name: 'Go to the home page' })
  expect(link).toHaveAttribute('href', '/')
})
