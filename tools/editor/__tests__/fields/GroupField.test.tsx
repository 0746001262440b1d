import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fn } from 'storybook/test'
import { composeStories } from '../../../../__tests__/support/stories'
import * as stories from '../../stories/fields/GroupField.stories'

const { Closed, Opened, WithMistakes, NotThere } = composeStories(stories)

const group = (name: string) => screen.getByRole('group', { name })

test('the headings have the levels of their groups', () => {
  render(<Closed />)
  const levels = screen
    .getAllByRole('heading')
    .map(({ localName, textContent }) => `${localName} ${textContent}`)
  expect(levels).toEqual(['h2 Page', 'h3 Opening', 'h4 Main button', 'h4 Upload window'])
})

test('a small group is open, a large one opens on demand', async () => {
  render(<Opened />)
  expect(within(group('Main button')).getByRole('textbox', { name: 'Label' })).toBeVisible()
  const done = within(group('Upload window')).getByLabelText('Done')
  expect(done).not.toBeVisible()
  await userEvent.click(screen.getByRole('heading', { name: 'Upload window' }))
  expect(done).toBeVisible()
})

test('the hint is read out with the group', () => {
  render(<Closed />)
  expect(group('Main button')).toHaveAccessibleDescription(
    'A link that asks the visitor to do something.',
  )
})

test('a closed group says how many mistakes are in it', () => {
  render(<WithMistakes />)
  expect(within(group('Upload window')).getByText('2 to mend')).toBeVisible()
})

test('a group that is not there can be added, with what it needs', async () => {
  const onEdit = fn()
  render(<NotThere onEdit={onEdit} />)
  expect(group('Main button')).toHaveAccessibleDescription(/Is missing in "hero"/)
  await userEvent.click(screen.getByRole('button', { name: 'Add “Main button”' }))
  expect(onEdit.mock.calls).toEqual([
    [{ kind: 'set', path: ['hero', 'action'], value: { label: '', path: '' } }],
  ])
})
