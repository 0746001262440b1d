import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fn } from 'storybook/test'
import { composeStories } from '../../../../__tests__/support/stories'
import * as stories from '../../stories/fields/ChoiceField.stories'

const { AnIcon, Unknown, Optional, Words } = composeStories(stories)

const choice = () => screen.getByRole('combobox', { name: 'Icon' })

test('the choice is passed on', async () => {
  const onEdit = fn()
  render(<AnIcon onEdit={onEdit} />)
  expect(choice()).toHaveDisplayValue('Bus')
  await userEvent.selectOptions(choice(), 'Palm')
  expect(onEdit.mock.calls).toEqual([[{ kind: 'set', path: ['icon'], value: 'palm' }]])
  expect(choice()).toHaveDisplayValue('Palm')
})

test('an icon is shown beside its name', () => {
  const { container } = render(<AnIcon />)
  expect(container.querySelector('svg.lucide-bus')).toBeInTheDocument()
})

test('other choices have no icon', () => {
  const { container } = render(<Words />)
  expect(container.querySelector('svg.lucide')).toBeNull()
})

test('what is none of the choices asks for one', () => {
  render(<Unknown />)
  expect(choice()).toHaveDisplayValue('Choose…')
  expect(choice()).toBeInvalid()
  expect(choice()).toHaveAccessibleDescription(/^Cannot be "palmtree"\./)
})

test('what may be left out can be', async () => {
  const onEdit = fn()
  render(<Optional value="bus" onEdit={onEdit} />)
  await userEvent.selectOptions(choice(), 'None')
  expect(onEdit.mock.calls).toEqual([[{ kind: 'remove', path: ['icon'] }]])
})
