import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fn } from 'storybook/test'
import { composeStories } from '../../../../__tests__/support/stories'
import * as stories from '../../stories/fields/ListField.stories'

const { Folded, FewInputs, Texts, Fewest, Full, NoEntries, WithMistakes } = composeStories(stories)

const button = (name: string) => screen.getByRole('button', { name })
const titles = () =>
  screen.getAllByRole('listitem').map((item) => within(item).getByRole('heading'))
const news = () => document.querySelector('[aria-live=polite]')

test('each entry is headed by its number and its name', () => {
  render(<Folded />)
  expect(titles().map(({ textContent }) => textContent)).toEqual([
    'Feature 1: Holiday packages',
    'Feature 2: Group tours',
    'Feature 3: Corporate travel',
    'Feature 4: Transfers',
  ])
})

test('entries with many inputs open on demand', async () => {
  render(<Folded />)
  const entry = screen.getByRole('group', { name: 'Feature 2: Group tours' })
  const text = within(entry).getByLabelText('Text')
  expect(text).not.toBeVisible()
  await userEvent.click(within(entry).getByRole('heading'))
  expect(text).toBeVisible()
})

test('entries with few inputs are open', () => {
  render(<FewInputs />)
  expect(screen.getAllByRole('textbox', { name: 'Value' })).toHaveLength(2)
})

test('a text is named by its number', () => {
  render(<Texts />)
  expect(screen.getByRole('textbox', { name: 'Line 2' })).toHaveValue('Singapore 000000')
})

describe('moving', () => {
  test('the button keeps the focus, and the new place is read out', async () => {
    const onEdit = fn()
    render(<Folded onEdit={onEdit} />)
    await userEvent.click(button('Move Feature 1: Holiday packages down'))
    expect(onEdit.mock.calls).toEqual([[{ kind: 'move', path: ['items'], from: 0, to: 1 }]])
    expect(button('Move Feature 2: Holiday packages down')).toHaveFocus()
    expect(news()).toHaveTextContent('Feature 1: Holiday packages moved to 2 of 4.')
  })

  test('by keyboard alone, to the end', async () => {
    render(<Folded />)
    act(() => button('Move Feature 2: Group tours down').focus())
    await userEvent.keyboard('{Enter}{Enter}')
    expect(button('Move Feature 4: Group tours down')).toHaveFocus()
    expect(button('Move Feature 4: Group tours down')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    expect(news()).toHaveTextContent('Feature 4: Group tours is already the last.')
  })

  test('an open entry stays open', async () => {
    render(<Folded />)
    await userEvent.click(screen.getByText('Feature 2: Group tours'))
    await userEvent.click(button('Move Feature 2: Group tours up'))
    const entry = screen.getByRole('group', { name: 'Feature 1: Group tours' })
    expect(within(entry).getByLabelText('Text')).toBeVisible()
    const other = screen.getByRole('group', { name: 'Feature 2: Holiday packages' })
    expect(within(other).getByLabelText('Text')).not.toBeVisible()
  })
})

describe('adding', () => {
  test('the new entry is open, and its first input has the focus', async () => {
    const onEdit = fn()
    render(<Folded onEdit={onEdit} />)
    await userEvent.click(button('Add a feature'))
    expect(onEdit.mock.calls).toEqual([
      [
        {
          kind: 'insert',
          path: ['items'],
          index: 4,
          value: { icon: 'bus', title: '', text: '' },
        },
      ],
    ])
    const entry = screen.getByRole('group', { name: 'Feature 5' })
    expect(within(entry).getByRole('combobox', { name: 'Icon' })).toHaveFocus()
    expect(news()).toHaveTextContent('Feature 5 added.')
  })

  test('a new text has the focus', async () => {
    render(<Texts />)
    await userEvent.click(button('Add a line'))
    expect(screen.getByRole('textbox', { name: 'Line 3' })).toHaveFocus()
  })

  test('a list that is not there begins with it', async () => {
    const onEdit = fn()
    render(<Texts value={undefined} onEdit={onEdit} />)
    await userEvent.click(button('Add a line'))
    expect(onEdit.mock.calls).toEqual([[{ kind: 'set', path: ['office'], value: [''] }]])
  })

  test('a full list says why there cannot be more', () => {
    render(<Full />)
    expect(button('Add a line')).toBeDisabled()
    expect(button('Add a line')).toHaveAccessibleDescription(/^No more than 3 fit\./)
  })
})

describe('removing', () => {
  test('the focus goes to the next entry, and it is read out', async () => {
    const onEdit = fn()
    render(<Folded onEdit={onEdit} />)
    await userEvent.click(button('Remove Feature 2: Group tours'))
    expect(onEdit.mock.calls).toEqual([[{ kind: 'delete', path: ['items'], index: 1 }]])
    expect(screen.getByRole('group', { name: 'Feature 2: Corporate travel' })).toHaveFocus()
    expect(news()).toHaveTextContent('Feature 2: Group tours removed, 3 left.')
  })

  test('after the last, to the one before', async () => {
    render(<Folded />)
    await userEvent.click(button('Remove Feature 4: Transfers'))
    expect(screen.getByRole('group', { name: 'Feature 3: Corporate travel' })).toHaveFocus()
  })

  test('not below the fewest, and it says why', async () => {
    const onEdit = fn()
    render(<Fewest onEdit={onEdit} />)
    const remove = button('Remove Line 1')
    expect(remove).toHaveAttribute('aria-disabled', 'true')
    expect(remove).toHaveAccessibleDescription(/^The last one cannot be removed/)
    await userEvent.click(remove)
    expect(onEdit).not.toHaveBeenCalled()
  })
})

test('a mistake in the list is read out with it', () => {
  render(<NoEntries />)
  expect(screen.getByRole('group', { name: 'Features' })).toHaveAccessibleDescription(
    'Has no entries. Write at least 1.',
  )
})

test('a closed entry says that there is a mistake in it', () => {
  render(<WithMistakes />)
  expect(screen.getByRole('group', { name: 'Feature 2: Group tours' })).toHaveTextContent(
    '1 to mend',
  )
})
