import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fn } from 'storybook/test'
import * as stories from '../../stories/components/DocumentField.stories'
import { pdf } from '../../stories/support/registration'

const {
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

test('empty, it offers to upload and nothing else', () => {
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

  test('the picker itself is out of sight and of the tab order', async () => {
    render(<Empty />)
    expect(picker()).not.toBeVisible()
    await userEvent.tab()
    expect(uploadButton()).toHaveFocus()
  })

  test('the chosen file is handed on', async () => {
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

describe('what is said', () => {
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

  test('the document in place is read out, with its size', () => {
    render(<Uploaded />)
    expect(screen.getByRole('status')).toHaveTextContent('gst-certificate.pdf340 kB')
  })

  test('a failure is read out at once', () => {
    render(<Failed />)
    expect(screen.getByRole('alert')).toHaveTextContent('Request was throttled.')
  })

  test('a failure is read out with the button, too', () => {
    render(<Refused />)
    expect(uploadButton()).toHaveAccessibleDescription('Only PDF allowed')
  })

  test('a failure takes the place of an earlier error', () => {
    render(<Refused error="Please upload both GST and PAN PDF documents." />)
    expect(uploadButton()).toHaveAccessibleDescription('Only PDF allowed')
  })
})

describe('while a file is on its way', () => {
  test('a bar shows how much has arrived', () => {
    render(<UploadingWithProgress />)
    const bar = screen.getByRole('progressbar', { name: 'Uploading gst-certificate.pdf…' })
    expect(bar).toHaveAttribute('value', '60')
    expect(bar).toHaveAttribute('max', '100')
  })

  test('there is no bar where that is not known', () => {
    render(<Uploading />)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('a press does not open the picker', async () => {
    render(<Uploading />)
    const opened = jest.fn()
    picker().addEventListener('click', opened)
    await userEvent.click(uploadButton())
    expect(opened).not.toHaveBeenCalled()
  })
})

describe('when an upload failed', () => {
  test('the same file can be sent again', async () => {
    const onTryAgain = fn()
    render(<Failed onTryAgain={onTryAgain} />)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onTryAgain).toHaveBeenCalledTimes(1)
  })

  test('a file that can never pass is not offered again', () => {
    render(<Refused />)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('the document from before stays and can be removed', () => {
    render(<ReplacementFailed />)
    expect(screen.getByRole('status')).toHaveTextContent('gst-certificate.pdf')
    expect(screen.getByRole('button', { name: 'Remove GST PDF' })).toBeVisible()
  })
})

describe('removing', () => {
  test('the document is let go', async () => {
    const onRemove = fn()
    render(<Uploaded onRemove={onRemove} />)
    await userEvent.click(screen.getByRole('button', { name: 'Remove GST PDF' }))
    expect(onRemove).toHaveBeenCalledTimes(1)
  })

  test('the focus returns to the upload button, for its own button vanishes', async () => {
    const { rerender } = render(<Uploaded />)
    await userEvent.click(screen.getByRole('button', { name: 'Remove GST PDF' }))
    rerender(<Uploaded document={null} />)
    expect(uploadButton()).toHaveFocus()
  })
})

test('coming near with the keyboard gives time to get ready', async () => {
  const onIntent = fn()
  render(<Empty onIntent={onIntent} />)
  await userEvent.tab()
  expect(onIntent).toHaveBeenCalled()
})

test('coming near with the pointer gives time to get ready', async () => {
  const onIntent = fn()
  render(<Empty onIntent={onIntent} />)
  await userEvent.hover(uploadButton())
  expect(onIntent).toHaveBeenCalled()
})

test('disabled, it cannot be pressed', () => {
  render(<Disabled />)
  expect(uploadButton()).toBeDisabled()
})
