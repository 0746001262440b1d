import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { fn } from 'storybook/test'
import * as stories from '../../stories/components/Button.stories'
import { composeStories } from '../support/stories'

const { Primary, Busy } = composeStories(stories)

const button = () => screen.getByRole('button')

test('a key that is held presses it once', async () => {
  const onClick = fn()
  render(<Primary onClick={onClick} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter>5/}')
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a busy button keeps the focus, is read out as unavailable, and ignores clicks', async () => {
  const onClick = fn()
  const { rerender } = render(<Primary />)
  await userEvent.tab()
  rerender(<Busy onClick={onClick} />)
  await userEvent.click(button())
  expect(button()).toHaveFocus()
  expect(button()).toHaveAccessibleName('Sending your application…')
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(onClick).not.toHaveBeenCalled()
})

test.each([
  ['submits as the submit button', { type: 'submit' }, 2],
  ['does not submit by accident', {}, 0],
  ['does not submit while it is busy', { type: 'submit', busy: true }, 0],
] as const)('in a form it %s', async (_what, props, submits) => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Your name" />
      <input aria-label="Phone" />
      <Primary {...props} />
    </form>,
  )
  await userEvent.click(button())
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(submits)
})
