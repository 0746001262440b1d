import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import * as stories from '../../stories/components/Alert.stories'
import { composeStories } from '../support/stories'

const { Success, Notice } = composeStories(stories)

test('a notice is left to the region that it is in to read out', () => {
  const { container } = render(<Notice />)
  expect(container.querySelector('[role]')).toBeNull()
})

test('it can take the focus', () => {
  const alert = createRef<HTMLDivElement>()
  render(<Success ref={alert} />)
  alert.current?.focus()
  expect(screen.getByRole('alert')).toHaveFocus()
})
