import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import * as stories from '../../stories/components/Alert.stories'
import { contactContent } from '../../stories/support/content'
import { composeStories } from '../support/stories'

const { Success, Failure, Notice, TitleAlone } = composeStories(stories)
const { success } = contactContent.form

test('the title and the text are read out at once', () => {
  render(<Success />)
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent(success.heading)
  expect(alert).toHaveTextContent(success.next)
})

test('a failure is read out in the same way', () => {
  render(<Failure />)
  expect(screen.getByRole('alert')).toHaveTextContent(/Too Many Requests.*still here/)
})

test('a notice is left to the region that it is in to read out', () => {
  const { container } = render(<Notice />)
  expect(container.querySelector('[role]')).toBeNull()
})

test('the title can be shown without a text', () => {
  render(<TitleAlone />)
  expect(screen.getByRole('alert').textContent).toBe(success.heading)
})

test('it can take the focus', () => {
  const alert = createRef<HTMLDivElement>()
  render(<Success ref={alert} />)
  alert.current?.focus()
  expect(screen.getByRole('alert')).toHaveFocus()
})
