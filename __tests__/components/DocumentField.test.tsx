import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fn } from 'storybook/test'
import * as stories from '../../stories/components/DocumentField.stories'
import { form, pdf } from '../../stories/support/registration'
import { composeStories } from '../support/stories'

const {
  Announced,
  Blocked,
  Empty,
  WithHint,
  Missing,
  Uploading,
  UploadingWithProgress,
  Uploaded,
  Refused,
  Failed,
  ReplacementFailed,
  Disabled,
  Encrypted,
  LongAnswer,
  Ready,
} = composeStories(stories)

const uploadButton = () => screen.getByRole('button', { name: 'Upload GST PDF' })

/** The file picker: hidden, opened by the button. */
function picker(): HTMLInputElement {
  const input = screen.getByRole('group').querySelector('input')
  if (!input) throw new Error('There is no file picker.')
  return input
}

test('label and button are a group with the name of the document', () => {
  render(<Empty />)
  expect(screen.getByRole('group', { name: 'GST certificate' })).toContainElement(uploadButton())
})

test('an empty field only offers to upload', () => {
  render(<Empty />)
  expect(screen.getAllByRole('button')).toEqual([uploadButton()])
})

describe('choosing', () => {
  test('the button opens the file picker', async () => {
    render(<Empty />)
    const opened = jest.fn()
    picker().addEventListener('click', opened)
    await userEvent.click(uploadButton())
    expect(opened).toHaveBeenCalledTimes(1)
  })

  test('the picker offers PDF files only', () => {
    render(<Empty />)
    expect(picker()).toHaveAttribute('accept', 'application/pdf')
  })

  test('the picker itself is hidden and not in the tab order', async () => {
    render(<Empty />)
    expect(picker()).not.toBeVisible()
    await userEvent.tab()
    expect(uploadButton()).toHaveFocus()
  })

  test('the chosen file is passed on', async () => {
    const onChoose = fn()
    render(<Empty onChoose={onChoose} />)
    const file = pdf('gst.pdf')
    await userEvent.upload(picker(), file)
    expect(onChoose).toHaveBeenCalledWith(file)
  })

  test('the same file can be chosen twice', async () => {
    const onChoose = fn()
    render(<Empty onChoose={onChoose} />)
    const file = pdf('gst.pdf')
    await userEvent.upload(picker(), file)
    await userEvent.upload(picker(), file)
    expect(onChoose.mock.calls).toEqual([[file], [file]])
  })
})

describe('what is read out', () => {
  test('a hint is read out with the button', () => {
    render(<WithHint />)
    expect(uploadButton()).toHaveAccessibleDescription('PDF only, at most 5 MB')
  })

  test('an error is read out with the button, after the hint', () => {
    render(<Missing hint="PDF only" />)
    expect(uploadButton()).toHaveAccessibleDescription(
      'PDF only Please upload both GST and PAN PDF documents.',
    )
  })

  test('an error after a submit is left to the error summary to read out', () => {
    render(<Missing />)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('an upload under way is read out', () => {
    render(<Uploading />)
    expect(screen.getByRole('status')).toHaveTextContent('gst-certificate.pdf')
  })

  test('that a document was uploaded or removed is read out, and not seen', () => {
    const { rerender } = render(<Announced />)
    const region = screen.getByRole('status')
    expect(region.textContent).toBe('gst-certificate.pdf is uploaded.')
    const progress = { status: 'idle', announcement: 'gst-certificate.pdf was removed.' } as const
    rerender(<Announced document={null} progress={progress} />)
    expect(region.textContent).toBe('gst-certificate.pdf was removed.')
    expect(screen.getByText(progress.announcement)).toHaveStyle({ width: '1px' })
  })

  test('a document that was there before is not read out', () => {
    render(<Uploaded />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('a failure is read out at once', () => {
    render(<Failed />)
    expect(screen.getByRole('alert')).toHaveTextContent('the upload service did not accept it.')
  })

  test('a failure is read out with the button, too', () => {
    render(<Refused />)
    expect(uploadButton()).toHaveAccessibleDescription('Only PDF allowed')
  })

  test('a failure replaces an earlier error', () => {
    render(<Refused error="Please upload both GST and PAN PDF documents." />)
    expect(uploadButton()).toHaveAccessibleDescription('Only PDF allowed')
  })
})

describe('while a file is uploading', () => {
  test('a progress bar shows how much is uploaded', () => {
    render(<UploadingWithProgress />)
    const bar = screen.getByRole('progressbar', { name: 'Uploading gst-certificate.pdf…' })
    expect(bar).toHaveAttribute('value', '60')
    expect(bar).toHaveAttribute('max', '100')
  })

  test('there is no progress bar where that is not known', () => {
    render(<Uploading />)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('it can be cancelled', async () => {
    const onAction = fn()
    render(<Uploading onAction={onAction} />)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
    expect(onAction.mock.calls).toEqual([['cancel']])
  })

  test('another file can be chosen in its place', async () => {
    const onChoose = fn()
    render(<Uploading onChoose={onChoose} />)
    await userEvent.upload(picker(), pdf('other.pdf'))
    expect(onChoose).toHaveBeenCalledTimes(1)
  })
})

describe('when an upload failed', () => {
  test('the same file can be uploaded again', async () => {
    const onAction = fn()
    render(<Failed onAction={onAction} />)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onAction.mock.calls).toEqual([['tryAgain']])
  })

  test('a file that will always be refused cannot be tried again', () => {
    render(<Refused />)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('the earlier document stays and can be removed', () => {
    render(<ReplacementFailed />)
    expect(screen.getByText('gst-certificate.pdf')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove GST PDF' })).toBeVisible()
  })

  test('another way is offered where the file is not to blame', () => {
    const { rerender } = render(<Blocked />)
    const otherWay = () => screen.queryByRole('link', { name: form.failure.mail })
    expect(otherWay()).toBeVisible()
    rerender(<Refused otherWay={Blocked.args.otherWay} />)
    expect(otherWay()).toBeNull()
  })
})

test('the visitor says when a file that is ready goes on', async () => {
  const onAction = fn()
  render(<Ready onAction={onAction} />)
  expect(screen.getByRole('status')).toHaveTextContent('gst-certificate.pdf is ready to upload.')
  await userEvent.click(screen.getByRole('button', { name: 'Open the upload window' }))
  expect(onAction.mock.calls).toEqual([['continue']])
})

test('what there is to know about a document is read out', () => {
  render(<Encrypted />)
  expect(screen.getByRole('status')).toHaveTextContent('This PDF seems to have a password.')
})

test('an uploaded document is shown with its size', () => {
  render(<Uploaded />)
  const row = screen.getByText('gst-certificate.pdf').parentElement
  expect(row).toHaveTextContent('gst-certificate.pdf340 kB')
})

test('the answer of the service is shown on demand', async () => {
  render(<LongAnswer />)
  const rest = screen.getByText(/(Internal error\. ){20}/)
  expect(rest).not.toBeVisible()
  await userEvent.click(screen.getByText('The whole answer'))
  expect(rest).toBeVisible()
})

describe('dropping', () => {
  const dragged = (files: File[]) => ({ dataTransfer: { types: ['Files'], files } })

  test('a file that is dropped on the field is chosen', () => {
    const onChoose = fn()
    render(<Empty onChoose={onChoose} />)
    const file = pdf('gst.pdf')
    fireEvent.drop(uploadButton(), dragged([file]))
    expect(onChoose).toHaveBeenCalledWith(file)
  })

  test('a disabled field takes no file', () => {
    const onChoose = fn()
    render(<Disabled onChoose={onChoose} />)
    fireEvent.drop(uploadButton(), dragged([pdf('gst.pdf')]))
    expect(onChoose).not.toHaveBeenCalled()
  })

  test('text that is dragged over the field is left alone', () => {
    render(<Empty />)
    expect(fireEvent.dragOver(uploadButton(), { dataTransfer: { types: ['text/plain'] } })).toBe(
      true,
    )
  })
})

describe('removing', () => {
  test('a click on its button removes the document', async () => {
    const onAction = fn()
    render(<Uploaded onAction={onAction} />)
    await userEvent.click(screen.getByRole('button', { name: 'Remove GST PDF' }))
    expect(onAction.mock.calls).toEqual([['remove']])
  })

  test('the focus moves to the upload button, because its own button disappears', async () => {
    const { rerender } = render(<Uploaded />)
    await userEvent.click(screen.getByRole('button', { name: 'Remove GST PDF' }))
    rerender(<Uploaded document={null} />)
    expect(uploadButton()).toHaveFocus()
  })
})

test('focusing the field reports the intent to upload', async () => {
  const onIntent = fn()
  render(<Empty onIntent={onIntent} />)
  await userEvent.tab()
  expect(onIntent).toHaveBeenCalled()
})

test('hovering over the field reports the intent to upload', async () => {
  const onIntent = fn()
  render(<Empty onIntent={onIntent} />)
  await userEvent.hover(uploadButton())
  expect(onIntent).toHaveBeenCalled()
})

test('a disabled field cannot be clicked', () => {
  render(<Disabled />)
  expect(uploadButton()).toBeDisabled()
})
