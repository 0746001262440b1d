import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { fn } from 'storybook/test'
import type { DocumentMessage } from '../../../src/components/DocumentStatus'
import type { ListedPicture } from '../../../src/components/PictureList'
import * as stories from '../../../stories/components/DocumentField.stories'
import { pdf, picture } from '../../fixtures/registration/samples'
import { composeStories } from '../../support/stories'

const { Empty, Uploading, GivenUp, Pictures, Disabled } = composeStories(stories)

const uploadButton = () => screen.getByRole('button', { name: 'Upload GST PDF' })

function picker(): HTMLInputElement {
  const input = screen.getByRole('group', { name: 'GST certificate' }).querySelector('input')
  if (!input) throw new Error('There is no file picker.')
  return input
}

test.each([
  ['in an empty field', Empty],
  ['in the place of one that is uploading', Uploading],
])('passes on a PDF file chosen %s, and the same file again', async (_where, Story) => {
  const onChoose = fn()
  render(<Story onChoose={onChoose} />)
  expect(picker()).not.toBeVisible()
  expect(picker()).toHaveAttribute('accept', 'application/pdf')
  const file = pdf('gst.pdf')
  await userEvent.upload(picker(), file)
  await userEvent.upload(picker(), file)
  expect(onChoose.mock.calls).toEqual([[[file]], [[file]]])
})

function Arranged() {
  const [pictures, setPictures] = useState<readonly ListedPicture[]>([
    { name: '1.jpg' },
    { name: '2.jpg' },
    { name: '3.jpg' },
  ])
  return (
    <Empty
      progress={{ waiting: { message: '', pictures } }}
      onArrange={(order) => setPictures(order.flatMap((index) => pictures[index] ?? []))}
    />
  )
}

describe('pictures', () => {
  const named = (name: string) =>
    screen.getByRole('button', { name: `${name} GST certificate`, hidden: true })

  test.each([
    ['Take a photo', 'environment', false],
    ['Use pictures', '', true],
  ])('“%s” opens its picker, and passes on what is chosen', async (name, capture, multiple) => {
    const onPictures = fn()
    render(<Empty onPictures={onPictures} />)
    const opened = jest.spyOn(HTMLInputElement.prototype, 'click')
    // Only touch screens show the button, and jsdom has none.
    fireEvent.click(named(name))
    const input = opened.mock.contexts.at(-1) as HTMLInputElement
    expect(input).toMatchObject({ accept: 'image/*', multiple })
    expect(input.getAttribute('capture') ?? '').toBe(capture)
    await userEvent.upload(input, picture('front.jpg'))
    expect(onPictures.mock.calls).toEqual([[[expect.objectContaining({ name: 'front.jpg' })]]])
  })

  const order = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.[11])
  const press = (action: string, position: number, file: number) =>
    userEvent.click(
      screen.getByRole('button', { name: `${action} Picture ${position}: ${file}.jpg` }),
    )

  test('are moved up and removed, and the focus follows them', async () => {
    render(<Arranged />)
    expect(order()).toEqual(['1', '2', '3'])
    await press('Move up', 3, 3)
    expect(order()).toEqual(['1', '3', '2'])
    expect(screen.getByRole('button', { name: 'Move up Picture 2: 3.jpg' })).toHaveFocus()
    await press('Move up', 2, 3)
    expect(order()).toEqual(['3', '1', '2'])
    expect(screen.getByRole('button', { name: 'Remove Picture 1: 3.jpg' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Move up Picture 1: 3.jpg' })).toBeNull()
    await press('Remove', 3, 2)
    expect(screen.getByRole('button', { name: 'Move up Picture 2: 1.jpg' })).toHaveFocus()
    await press('Remove', 2, 1)
    await press('Remove', 1, 3)
    expect(order()).toEqual([])
    expect(uploadButton()).toHaveFocus()
  })

  test('of more pages have buttons of their own, and the focus stays', () => {
    const { rerender } = render(<Empty />)
    act(() => named('Use pictures').focus())
    rerender(<Empty {...Pictures.args} />)
    expect(named('Add pictures')).toHaveFocus()
  })
})

describe('what waits', () => {
  const failure = { kind: 'failure', message: 'Only PDF allowed', announce: true } as const
  const document = { name: 'gst.pdf', size: 1000 }
  const ways = [undefined, failure, { ...failure, mayTryAgain: true }, { kind: 'note', note: '' }]
  const states = ways.flatMap((said) =>
    [null, document].flatMap((uploaded) =>
      [[], [{ name: '1.jpg' }]].map((pictures) => ({ said, uploaded, pictures })),
    ),
  )

  test.each(states)('has its two buttons, whatever else is said: %j', async (state) => {
    const onAction = fn()
    const said = state.said as DocumentMessage | undefined
    const waiting = { message: 'It waits.', pictures: state.pictures }
    render(<Empty document={state.uploaded} progress={{ said, waiting }} onAction={onAction} />)
    for (const name of [/^(Upload now|Try again) GST/, /^Cancel upload GST/])
      await userEvent.click(screen.getByRole('button', { name }))
    expect(onAction.mock.calls).toEqual([['start'], ['cancel']])
  })

  test('is cancelled while it is uploaded, and brought back', async () => {
    const onAction = fn()
    render(<Uploading onAction={onAction} />)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload GST certificate' }))
    render(<GivenUp onAction={onAction} />)
    await userEvent.click(screen.getByRole('button', { name: 'Undo GST certificate' }))
    expect(onAction.mock.calls).toEqual([['cancel'], ['undo']])
  })
})

describe('dropping', () => {
  const dragged = (files: File[]) => ({ dataTransfer: { types: ['Files'], files } })

  test('a disabled field accepts neither a file nor a click', () => {
    const onChoose = fn()
    render(<Disabled onChoose={onChoose} />)
    fireEvent.drop(uploadButton(), dragged([pdf('gst.pdf')]))
    expect(onChoose).not.toHaveBeenCalled()
    expect(uploadButton()).toBeDisabled()
  })

  test('pictures become pages, anything else is chosen as a file', () => {
    const onChoose = fn()
    const onPictures = fn()
    render(<Empty onChoose={onChoose} onPictures={onPictures} />)
    const [front, back, file] = [picture('front.jpg'), picture('back.jpg'), pdf('gst.pdf')]
    for (const files of [[front, back], [front, file], []])
      fireEvent.drop(uploadButton(), dragged(files))
    expect(onPictures.mock.calls).toEqual([[[front, back]]])
    expect(onChoose.mock.calls).toEqual([[[front, file]], [[]]])
  })

  test('ignores text that is dragged over the field', () => {
    render(<Empty />)
    const text = { dataTransfer: { types: ['text/plain'] } }
    expect(fireEvent.dragOver(uploadButton(), text)).toBe(true)
  })
})
