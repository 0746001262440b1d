import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fn } from 'storybook/test'
import { composeStories } from '../../../../__tests__/support/stories'
import * as stories from '../../stories/fields/PictureField.stories'
import { pictures } from '../../stories/fields/pictures'

const { Cropped, Decorative, Invalid, Choosing, NoPictures, Uploading, Uploaded, Refused } =
  composeStories(stories)

const photo = new File(['x'], 'beach.jpg', { type: 'image/jpeg' })
const group = (name = 'Picture') => screen.getByRole('group', { name })
const chooseButton = () => screen.getByRole('button', { name: 'Choose another picture' })

/** The file picker: hidden, opened by the button. */
function picker(): HTMLInputElement {
  const input = group().querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no file picker.')
  return input
}

const choose = async () => {
  await userEvent.click(chooseButton())
  return screen.findByRole('list', { name: 'Stored pictures' })
}

test('the picture is shown as each screen crops it', async () => {
  render(<Cropped />)
  const phone = screen.getByText('On a phone').closest('figure')
  const image = phone?.querySelector('img')
  expect(image).toHaveStyle({ objectFit: 'cover', objectPosition: '68% 100%' })
  expect(image?.style.aspectRatio).toBe('390 / 780')
  expect(screen.getByText('On a desktop screen')).toBeVisible()
  expect(await screen.findByText('hero.png, 2560 × 1440 px, 811 kB')).toBeVisible()
})

test('a picture that only decorates says so', async () => {
  render(<Decorative />)
  expect(group('Mark')).toHaveTextContent('It only decorates')
  expect(await screen.findByText(/^mark\.svg, 40/)).toBeVisible()
})

test('hint and mistake are read out with the buttons', async () => {
  render(<Invalid />)
  expect(chooseButton()).toHaveAccessibleDescription(/^At least 2560 pixels wide\. Names images/)
  expect(await screen.findByText(/^small\.png, 640/)).toBeVisible()
})

describe('choosing', () => {
  test('a stored picture is passed on, and the focus goes back', async () => {
    const onEdit = fn()
    render(<Cropped onEdit={onEdit} />)
    const list = await choose()
    await userEvent.click(within(list).getByRole('button', { name: /coach\.jpg/ }))
    expect(onEdit.mock.calls).toEqual([
      [{ kind: 'set', path: ['image'], value: 'images/coach.jpg' }],
    ])
    expect(chooseButton()).toHaveFocus()
    expect(screen.queryByRole('list', { name: 'Stored pictures' })).toBeNull()
  })

  test('one asks to look at its description', async () => {
    render(<Cropped />)
    await userEvent.click(within(await choose()).getByRole('button', { name: /coach\.jpg/ }))
    expect(screen.getByText('Does its description still say what it shows?')).toBeVisible()
  })

  test('a picture that does not fit says why, and cannot be chosen', async () => {
    const onEdit = fn()
    render(<Cropped onEdit={onEdit} />)
    const list = await choose()
    const small = within(list).getByRole('button', { name: /small\.png/ })
    expect(small).toHaveTextContent('Too small: at least 2560 × 1000 px.')
    expect(small).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(small)
    expect(onEdit).not.toHaveBeenCalled()
    expect(within(list).getByRole('button', { name: /mark\.svg/ })).toHaveTextContent(
      'The page takes JPEG, PNG, WEBP, AVIF here.',
    )
  })

  test('the one in use is marked', async () => {
    render(<Cropped />)
    const current = within(await choose()).getByRole('button', { current: true })
    expect(current).toHaveTextContent('hero.png')
  })

  test('it can be left as it is', async () => {
    render(<Choosing />)
    await choose()
    await userEvent.click(screen.getByRole('button', { name: 'Keep this picture' }))
    expect(screen.queryByRole('list', { name: 'Stored pictures' })).toBeNull()
  })

  test('none to choose from', async () => {
    render(<NoPictures />)
    await userEvent.click(chooseButton())
    expect(await screen.findByText(/There is no other picture yet/)).toBeVisible()
  })
})

describe('uploading', () => {
  test('the picker offers the formats that the page takes', () => {
    render(<Cropped />)
    expect(picker()).toHaveAttribute('accept', '.jpg,.jpeg,.png,.webp,.avif')
    expect(picker()).not.toBeVisible()
  })

  test('the picture and its place go to the server', async () => {
    const upload = fn(pictures.upload)
    const onEdit = fn()
    render(<Cropped pictures={{ ...pictures, upload }} onEdit={onEdit} />)
    await userEvent.upload(picker(), photo)
    expect(upload).toHaveBeenCalledWith(photo, ['image'])
    expect(await screen.findByText('It was turned upright.')).toBeVisible()
    expect(onEdit.mock.calls).toEqual([
      [{ kind: 'set', path: ['image'], value: 'images/beach.jpg' }],
    ])
  })

  test('so does one that is dropped', async () => {
    const upload = fn(pictures.upload)
    render(<Cropped pictures={{ ...pictures, upload }} />)
    fireEvent.drop(chooseButton(), { dataTransfer: { types: ['Files'], files: [photo] } })
    expect(upload).toHaveBeenCalledWith(photo, ['image'])
    expect(await screen.findByText('It was turned upright.')).toBeVisible()
  })

  test('while it is under way the button says so, and takes no other', async () => {
    const upload = fn(() => new Promise<never>(() => undefined))
    render(<Uploading pictures={{ ...pictures, upload }} />)
    await userEvent.upload(picker(), photo)
    expect(screen.getByText('Uploading beach.jpg…')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Upload a picture' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    fireEvent.drop(chooseButton(), { dataTransfer: { types: ['Files'], files: [photo] } })
    expect(upload).toHaveBeenCalledTimes(1)
  })

  test('what was done to it is read out', async () => {
    render(<Uploaded />)
    await userEvent.upload(picker(), photo)
    expect(await screen.findByText(/^It was made smaller/)).toBeVisible()
    expect(within(group()).getByRole('status')).toHaveTextContent('It was turned upright.')
  })

  test('a refusal is read out at once, and the picture stays', async () => {
    const onEdit = fn()
    render(<Refused onEdit={onEdit} />)
    await userEvent.upload(picker(), photo)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^beach\.jpg is a PDF/)
    expect(chooseButton()).toHaveAccessibleDescription(/beach\.jpg is a PDF/)
    expect(onEdit).not.toHaveBeenCalled()
  })

  test('a server that does not answer is a refusal', async () => {
    const upload = () => Promise.reject(new Error('offline'))
    render(<Cropped pictures={{ ...pictures, upload }} />)
    await userEvent.upload(picker(), photo)
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be uploaded')
  })
})
