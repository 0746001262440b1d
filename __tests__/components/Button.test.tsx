import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent, ReactElement } from 'react'
import { fn } from 'storybook/test'
import * as stories from '../../stories/components/Button.stories'
import { composeStories } from '../support/stories'

const { Primary, WithIcon, Link, CurrentPage, Busy, Disabled } = composeStories(stories)

test('a click calls the handler', async () => {
  const onClick = fn()
  render(<Primary onClick={onClick} />)
  await userEvent.click(screen.getByRole('button', { name: 'Register Now' }))
  expect(onClick).toHaveBeenCalledTimes(1)
})

test.each(['{Enter}', ' '])('the key "%s" clicks it', async (key) => {
  const onClick = fn()
  render(<Primary onClick={onClick} />)
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a key that is held presses it once', async () => {
  const onClick = fn()
  render(<Primary onClick={onClick} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter>5/}')
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('an icon adds nothing to its name', () => {
  render(<WithIcon />)
  expect(screen.getByRole('button')).toHaveAccessibleName('Upload GST PDF')
})

describe('in a form', () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault())
  const renderInForm = (button: ReactElement) =>
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Your name" />
        {button}
      </form>,
    )
  beforeEach(() => onSubmit.mockClear())

  test('a click does not submit by accident', async () => {
    renderInForm(<Primary />)
    await userEvent.click(screen.getByRole('button'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('the submit button submits', async () => {
    renderInForm(<Primary type="submit" />)
    await userEvent.click(screen.getByRole('button'))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  test('while work is under way a click does not submit', async () => {
    renderInForm(<Primary type="submit" busy />)
    await userEvent.click(screen.getByRole('button'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('while work is under way Enter in a field does not submit', async () => {
    renderInForm(<Primary type="submit" busy />)
    await userEvent.type(screen.getByRole('textbox'), '{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('while work is under way', () => {
  test('it ignores clicks', async () => {
    const onClick = fn()
    render(<Busy onClick={onClick} />)
    await userEvent.click(screen.getByRole('button'))
    expect(onClick).not.toHaveBeenCalled()
  })

  test('it is read out as unavailable', () => {
    render(<Busy />)
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  })

  test('it keeps the focus it had', async () => {
    const { rerender } = render(<Primary />)
    await userEvent.tab()
    rerender(<Primary busy />)
    expect(screen.getByRole('button')).toHaveFocus()
  })

  test('the spinner adds nothing to its name', () => {
    render(<Busy />)
    expect(screen.getByRole('button')).toHaveAccessibleName('Sending your application…')
  })
})

test('with an address, it is a link', () => {
  render(<Link href="/contact/" />)
  const link = screen.getByRole('link', { name: 'Contact' })
  expect(link).toHaveAttribute('href', '/contact/')
  expect(link).not.toHaveAttribute('type')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a link to the current page says so', () => {
  render(<CurrentPage />)
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Contact')
})

test('a disabled button cannot be clicked', () => {
  render(<Disabled />)
  expect(screen.getByRole('button')).toBeDisabled()
})
