import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { composeStories } from '../../../../__tests__/support/stories'
import * as stories from '../../stories/Fields.stories'

const { Text, TextWithPlaceholders, OptionalText, LeadsTo, Toggle, ...others } =
  composeStories(stories)
const { Picture, List, MissingGroup } = others
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('text', () => {
  test('says how much of its length is used, and what is left', async () => {
    render(<Text />)
    const field = await screen.findByRole('textbox', { name: 'Headline' })
    expect(field).toHaveAccessibleDescription(
      'The first words of the page. 18 of 40 characters, 4 of 6 words',
    )
    const target = { value: 'We own the coaches and buses we drive' }
    fireEvent.change(field, { target })
    expect(field).toHaveAccessibleDescription(/37 of 40 characters, 8 of 6 words: 2 words too many/)
  })

  test.each([
    ['soft hyphens', 'busi\u00ADness tra\u00ADvel', 'business travel'],
    ['marks of direction round it', '\u202A+65 1234\u202C', '+65 1234'],
    ['a paragraph separator, and Windows’ line end', 'two\u2029more\r\nlines', 'two more lines'],
    ['several lines', '\n two\n three', ' two three'],
    ['Word’s hyphens', 'door\u2011to\u2010door', 'door-to-door'],
    ['a PDF’s ligatures', 'o\uFB03ce of the \uFB02eet', 'office of the fleet'],
    ['a spreadsheet’s tabs', 'Phone\t+65 1234', 'Phone +65 1234'],
    [
      'a Word list’s bullets',
      'Our pride:\n•\tFree Wi-Fi\n•\tReclining seats',
      'Our pride: Free Wi-Fi, Reclining seats',
    ],
    ['a chat’s list', '- Free Wi-Fi\n- Reclining seats', 'Free Wi-Fi, Reclining seats'],
    ['bullets within a line', 'Free Wi-Fi •\tReclining seats', 'Free Wi-Fi, Reclining seats'],
    [
      'Word’s own bullets',
      '\uF0B7 Free Wi-Fi\r\n\uF0B7 Reclining seats',
      'Free Wi-Fi, Reclining seats',
    ],
    ['a dash that is no bullet', '– and soon in Thailand'],
    ['anything that may be meant', 'a\u00A0b 👩🏽‍💻 ©️ नमस्ते नमस्\u200Dते d\u202Fe 5 - 6 · 7 – 8'],
  ])('is pasted without %s, at the caret', async (_, pasted, meant = pasted) => {
    render(<TextWithPlaceholders />)
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Lead' })
    await userEvent.click(field)
    field.setSelectionRange(3, 3)
    await userEvent.paste(pasted)
    expect(field).toHaveValue(`In ${meant}both countries.`)
    expect(field.selectionStart).toBe(3 + meant.length)
  })

  test('is pasted without spaces at its ends, if it is the whole text', async () => {
    render(<TextWithPlaceholders />)
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Lead' })
    await userEvent.clear(field)
    await userEvent.paste(' \u00A0coaches\t\n')
    expect(field).toHaveValue('coaches')
  })

  test('that is an address is trimmed when it is left', async () => {
    render(<LeadsTo />)
    const field = await screen.findByRole('combobox', { name: 'Leads to' })
    await userEvent.clear(field)
    await userEvent.type(field, '/contact/ ')
    await userEvent.tab()
    expect(field).toHaveValue('/contact/')
  })

  test('inserts a placeholder at the caret', async () => {
    render(<TextWithPlaceholders />)
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Lead' })
    field.setSelectionRange(3, 3)
    await press('Insert {brand}')
    expect(field).toHaveValue('In {brand}both countries.')
    expect(field).toHaveFocus()
  })

  test('that is optional can be filled in and emptied again', async () => {
    render(<OptionalText />)
    const field = await screen.findByRole('textbox', { name: 'Note' })
    await userEvent.type(field, 'x')
    expect(field).toHaveValue('x')
    await userEvent.clear(field)
    expect(field).toHaveValue('')
  })

  test('“Leads to” offers the pages and takes any address', async () => {
    const { container } = render(<LeadsTo />)
    const field = await screen.findByRole('combobox', { name: 'Leads to' })
    const offered = [...container.querySelectorAll('option')].map(({ value }) => value)
    expect(offered).toEqual(['/', '/about/', '/contact/'])
    await userEvent.clear(field)
    await userEvent.paste('https://example.com')
    expect(field).toHaveValue('https://example.com')
  })
})

test('a toggle is on or off', async () => {
  render(<Toggle />)
  const field = await screen.findByRole('switch', { name: 'Show as a button' })
  await userEvent.click(field)
  expect(field).toBeChecked()
  await userEvent.click(field)
  expect(field).not.toBeChecked()
})

describe('list', () => {
  test('adds an entry, which is open, up to the most', async () => {
    render(<List />)
    await press('Add a figure')
    const entry = screen.getByRole('group', { name: 'Figure 3' })
    expect(within(entry).getByRole('textbox', { name: 'Value' })).toBeVisible()
    await press('Add a figure')
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByText(/The page has room for 3/)).toBeVisible()
  })
})

test('a group that is not there can be added', async () => {
  render(<MissingGroup />)
  await press('Add “Kinds”')
  expect(screen.getByRole('textbox', { name: 'Line 1' })).toHaveValue('')
})

describe('picture', () => {
  test('is chosen from those that fit; one that nothing uses can be removed', async () => {
    render(<Picture />)
    await press('Choose another picture')
    const dialog = screen.getByRole('dialog')
    const option = (name: RegExp) => within(dialog).getByRole('button', { name })
    await waitFor(() => expect(option(/tiny\.png.*Too small/)).toHaveAttribute('aria-disabled'))
    expect(option(/mark\.svg.*The page needs PNG here/)).toHaveAttribute('aria-disabled')
    expect(option(/^Delete /)).toHaveAccessibleName('Delete old.png')
    await press('Delete old.png')
    expect(within(dialog).getByText('old.png will be deleted when you save.')).toBeVisible()
    expect(within(dialog).queryByText('old.png')).toBeNull()
  })
})
