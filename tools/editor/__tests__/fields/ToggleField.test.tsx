import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fn } from 'storybook/test'
import { composeStories } from '../../../../__tests__/support/stories'
import * as stories from '../../stories/fields/ToggleField.stories'

const { Off, On, Invalid } = composeStories(stories)

const box = () => screen.getByRole('checkbox', { name: 'Looks like a button' })

test('the value is whether it is checked', () => {
  const { unmount } = render(<On />)
  expect(box()).toBeChecked()
  unmount()
  render(<Off />)
  expect(box()).not.toBeChecked()
})

test('the label is part of the target', async () => {
  const onEdit = fn()
  render(<Off onEdit={onEdit} />)
  await userEvent.click(screen.getByText('Looks like a button'))
  expect(onEdit.mock.calls).toEqual([[{ kind: 'set', path: ['button'], value: true }]])
})

test('off, a key that may be left out goes', async () => {
  const onEdit = fn()
  render(<On onEdit={onEdit} />)
  await userEvent.click(box())
  expect(onEdit.mock.calls).toEqual([[{ kind: 'remove', path: ['button'] }]])
})

test('off, a required key stays', async () => {
  const onEdit = fn()
  render(
    <On field={{ ...On.args.field, required: true } as typeof On.args.field} onEdit={onEdit} />,
  )
  await userEvent.click(box())
  expect(onEdit.mock.calls).toEqual([[{ kind: 'set', path: ['button'], value: false }]])
})

test('hint and mistake are read out with it', () => {
  render(<Invalid />)
  expect(box()).toHaveAccessibleDescription('Shows the link as a button. Must be true or false.')
  expect(box()).toBeInvalid()
})
