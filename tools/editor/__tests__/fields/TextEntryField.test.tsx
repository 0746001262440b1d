import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fn } from 'storybook/test'
import { composeStories } from '../../../../__tests__/support/stories'
import { fitOf } from '../../fields/textLength'
import type { Edit } from '../../model/edit'
import type { Value } from '../../model/path'
import * as stories from '../../stories/fields/TextEntryField.stories'

const {
  OneLine,
  Empty,
  WithHint,
  NearlyFull,
  TooLong,
  TooManyWords,
  WithPlaceholders,
  LongText,
  SeveralLines,
  Address,
} = composeStories(stories)

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('hint, mistake and length are read out with the field', () => {
  render(<TooLong />)
  expect(field('Headline')).toHaveAccessibleDescription(
    'The first thing that visitors read. Has 92 characters, but at most 90 fit. Shorten it. 92 of 90 characters: 2 characters too many',
  )
  expect(field('Headline')).toBeInvalid()
})

test('what is typed is passed on as an edit', async () => {
  const onEdit = fn()
  render(<Empty onEdit={onEdit} />)
  await userEvent.type(field('Label'), 'Go')
  expect(onEdit.mock.calls.map(([{ kind, value }]) => [kind, value])).toEqual([
    ['set', 'G'],
    ['set', 'Go'],
  ])
})

describe('the counter', () => {
  test.each([
    ['is quiet while there is room', <OneLine key="" />, '12 of 30 characters', 'fits'],
    [
      'is loud near the limit',
      <NearlyFull key="" />,
      '27 of 30 characters: 3 characters left',
      'near',
    ],
    ['counts words, too', <WithHint key="" />, '27 of 90 characters, 6 of 12 words', 'fits'],
    [
      'says how much is too much',
      <TooManyWords key="" />,
      /13 of 12 words: 1 word too many$/,
      'over',
    ],
  ])('%s', (_name, story, text, state) => {
    render(story)
    expect(screen.getByText(text)).toHaveAttribute('data-state', state)
  })

  test('one of twelve characters less is no news', () => {
    expect(fitOf('123456789', { max: 12 }).state).toBe('fits')
    expect(fitOf('1234567890', { max: 12 }).state).toBe('near')
  })
})

test('what is left is read out once nobody types', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const { container } = render(<NearlyFull />)
  const region = container.querySelector('[aria-live=polite]')
  await user.type(field('Label'), 's!')
  expect(region).toHaveTextContent('')
  act(() => jest.advanceTimersByTime(1000))
  expect(region).toHaveTextContent('1 character left')
  jest.useRealTimers()
})

describe('a text that may be left out', () => {
  const optional = { ...OneLine.args.field, required: false } as typeof OneLine.args.field

  test('is removed when it is emptied', async () => {
    const onEdit = fn()
    render(<OneLine field={optional} value="A" onEdit={onEdit} />)
    await userEvent.clear(field('Label'))
    expect(onEdit.mock.calls).toEqual([[{ kind: 'remove', path: ['label'] }]])
  })

  test('is set when something is typed', async () => {
    const onEdit = fn()
    render(<OneLine field={optional} value={undefined} onEdit={onEdit} />)
    await userEvent.type(field('Label'), 'A')
    expect(onEdit.mock.calls).toEqual([[{ kind: 'set', path: ['label'], value: 'A' }]])
  })
})

test('a required text that is emptied stays, for the check to report', async () => {
  const onEdit = fn()
  render(<OneLine value="A" onEdit={onEdit} />)
  await userEvent.clear(field('Label'))
  expect(onEdit.mock.calls).toEqual([[{ kind: 'set', path: ['label'], value: '' }]])
})

describe('placeholders', () => {
  test('each has a button with its name', () => {
    render(<WithPlaceholders />)
    expect(screen.getByRole('button', { name: 'Insert {email}' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Insert {phone}' })).toBeVisible()
  })

  test('one takes the place of what is selected', async () => {
    render(<WithPlaceholders value="Call NUMBER now." />)
    field('Notice').setSelectionRange(5, 11)
    await userEvent.click(screen.getByRole('button', { name: 'Insert {phone}' }))
    expect(field('Notice')).toHaveValue('Call {phone} now.')
    expect(field('Notice').selectionStart).toBe(12)
  })
})

describe('one line', () => {
  test('a long text wraps, but Enter starts no line', async () => {
    render(<LongText value="One" />)
    expect(field('Paragraph')).toBeInstanceOf(HTMLTextAreaElement)
    await userEvent.type(field('Paragraph'), '{Enter}two')
    expect(field('Paragraph')).toHaveValue('Onetwo')
  })

  test('pasted lines become one', async () => {
    render(<LongText value="" />)
    await userEvent.click(field('Paragraph'))
    await userEvent.paste('First line\n  second line\n')
    expect(field('Paragraph')).toHaveValue('First line second line')
  })

  test('several lines are kept where the page shows them', async () => {
    render(<SeveralLines value="" />)
    await userEvent.type(field('Label'), 'One{Enter}two')
    expect(field('Label')).toHaveValue('One\ntwo')
  })
})

test('the browser knows which keyboard to show', () => {
  render(<Address />)
  expect(field('E-mail')).toHaveAttribute('inputmode', 'email')
  expect(field('E-mail')).toHaveAttribute('spellcheck', 'false')
})

describe('while one types', () => {
  test('the caret stays where it is', async () => {
    render(<OneLine value="Register" />)
    const input = field('Label')
    await userEvent.click(input)
    input.setSelectionRange(2, 2)
    await userEvent.keyboard('XY')
    expect(input).toHaveValue('ReXYgister')
    expect(input.selectionStart).toBe(4)
  })

  test('a space at the end stays, though the file folds it', async () => {
    // The bench takes the edit over as it is then.
    const fold = fn((edit: Edit) => edit.kind === 'set' && Object.assign(edit, trimmed(edit.value)))
    render(<OneLine value="Register" onEdit={fold} />)
    await userEvent.type(field('Label'), ' now')
    expect(field('Label')).toHaveValue('Register now')
  })

  test('characters that are being composed are passed on when they are done', () => {
    const onEdit = fn()
    render(<OneLine value="" onEdit={onEdit} />)
    const input = field('Label')
    fireEvent.compositionStart(input)
    compose(input, 'n')
    compose(input, 'に')
    expect(input).toHaveValue('に')
    expect(onEdit).not.toHaveBeenCalled()
    fireEvent.compositionEnd(input)
    expect(onEdit.mock.calls).toEqual([[{ kind: 'set', path: ['label'], value: 'に' }]])
    // Firefox reports the text again.
    fireEvent.input(input, { target: { value: 'に' } })
    expect(onEdit).toHaveBeenCalledTimes(1)
  })
})

const trimmed = (value: Value) => ({ value: String(value).trim() })

function compose(input: HTMLInputElement, value: string) {
  const event = createEvent.input(input, { target: { value } })
  Object.defineProperty(event, 'isComposing', { value: true })
  fireEvent(input, event)
}
