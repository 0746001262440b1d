import type { Value } from '@partner-site/content-model'
import {
  fireEvent,
  render,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react'
import { getIn } from 'formik'
import { EditorApp } from '../../src/app/Editor'
import { createEditor } from '../../src/app/store'
import { placeOfText } from '../../src/app/usePreview'
import { save } from '../../src/app/useServer'
import { browserWork } from '../../src/app/work'
import { fakeServer, home, homeWith, keeps, tooLong, workOn } from '../../stories/support'

const opened = () => screen.findByDisplayValue('We own the coaches')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const change = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const opens = (server = fakeServer(), work = keeps()) =>
  render(<EditorApp server={server} work={work} />)
const reviews = async (data = homeWith({ headline: 'We drive' }), server = fakeServer()) => {
  opens(server, keeps(workOn(data)))
  fireEvent.click(await screen.findByRole('button', { name: /Review and save/ }))
  return within(screen.getByRole('dialog'))
}

async function editing(server = fakeServer(), work = keeps()) {
  const editor = createEditor(await server.content(), server, work)
  const { actions, store } = editor
  const type = (key: string, ...texts: readonly string[]) => {
    for (const text of texts) actions.edit('home.yaml', `hero.${key}`, text, true)
  }
  const shown = (key: string) => getIn(store.getState().data['home.yaml'], `hero.${key}`)
  const disk = async (hero: Record<string, string>) => {
    server.write('home.yaml', homeWith(hero))
    actions.sync(await server.content())
  }
  const messages = () => store.getState().messages.map(({ text }) => text)
  return { editor, server, work, actions, store, type, shown, disk, messages }
}

/** As a browser does when a person comes back to the window. */
const look = () => fireEvent.focus(window)

test('an error that only saving finds is at its field', async () => {
  const { editor, server, store, type } = await editing()
  type('headline', 'We own the coaches!')
  server.findings = [tooLong]
  await expect(save(editor)).rejects.toThrow('There are errors.')
  const label = 'Hero, Headline'
  const text = 'Has 48 characters, but at most 40 fit. Shorten it.'
  expect(store.getState().errors).toEqual([
    { file: 'home.yaml', place: 'hero.headline', label, text },
  ])
})

describe('the review', () => {
  test.each([
    ['We own the coaches now', ' now'],
    ['', '(empty)'],
  ])('marks what was added, and says what was emptied: "%s"', async (headline, shown) => {
    const after = (await reviews(homeWith({ headline }))).getAllByRole('definition')[1]
    expect(after?.querySelector('mark, em')?.textContent).toBe(shown)
  })

  test('shows a new order, and pictures as pictures', async () => {
    const edited = homeWith({ image: 'images/old.png' })
    const figures = (home.figures as readonly Value[]).toReversed()
    const [picture, order] = (await reviews({ ...edited, figures })).getAllByRole('listitem')
    const images = [...(picture?.querySelectorAll('img') ?? [])]
    const sources = images.map((one) => one.getAttribute('src'))
    expect(sources).toEqual(['content/images/hero.png', 'content/images/old.png'])
    expect(order).toHaveTextContent(
      /Before.*Singapore · vehicles in Malaysia.*New order.*Malaysia · vehicles in Singapore/,
    )
  })

  test('has a text for an added entry that is still empty', async () => {
    const figures = [...(home.figures as readonly Value[]), { value: '', label: '' }]
    expect((await reviews({ ...home, figures })).getByRole('definition')).toHaveTextContent(
      '(empty)',
    )
  })

  test('says a refusal in the server’s words, and stays until the answer', async () => {
    const server = fakeServer()
    let refuse: (reason: Error) => void = () => undefined
    server.save = () =>
      new Promise((_resolve, reject) => {
        refuse = reject
      })
    const dialog = await reviews(undefined, server)
    fireEvent.click(button('Save'))
    expect(await screen.findByText('Saving…')).toBeVisible()
    fireEvent.click(button('Continue editing'))
    expect(button('Saving…')).toBeVisible()
    refuse(new Error('The disk is full.'))
    expect(await dialog.findByRole('alert')).toHaveTextContent('The disk is full.')
  })
})

test('an upload that is refused says why, also where another file is open by then', async () => {
  const server = fakeServer()
  const answered = server.upload
  let answer: () => void = () => undefined
  server.upload = async (...request) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return answered(...request)
  }
  opens(server)
  await opened()
  const dataTransfer = { types: ['Files'], files: [new File(['x'], 'notes.txt')] }
  fireEvent.drop(screen.getByRole('button', { name: 'Upload a picture' }), { dataTransfer })
  fireEvent.click(screen.getByRole('tab', { name: 'About' }))
  expect(screen.queryByRole('button', { name: 'Upload a picture' })).toBeNull()
  answer()
  expect(await screen.findByText('notes.txt is no picture.')).toBeVisible()
})

describe('a picture that nothing uses', () => {
  test('is deleted by the next save, which the review lists', async () => {
    const { editor, server, actions, store } = await editing()
    actions.removePicture('images/old.png')
    expect((await server.pictures()).map(({ path }) => path)).toContain('images/old.png')
    actions.undo()
    expect(store.getState()).toMatchObject({ removed: [], said: 'Undone: Delete old.png.' })
    actions.redo()
    await save(editor)
    expect((await server.pictures()).map(({ path }) => path)).not.toContain('images/old.png')
    expect(store.getState().removed).toEqual([])
    actions.undo()
    expect(store.getState().removed).toEqual([])
  })

  test('stays if it is used again', async () => {
    const { editor, server, actions, type } = await editing()
    actions.removePicture('images/old.png')
    type('image', 'images/old.png')
    await save(editor)
    expect((await server.pictures()).map(({ path }) => path)).toContain('images/old.png')
  })
})

describe('a file that changed on the disk', () => {
  test('is followed without own edits, with a message, and nothing is undone', async () => {
    const { actions, type, shown, disk, messages } = await editing()
    type('headline', 'Us')
    actions.undo()
    await disk({ headline: 'Theirs' })
    expect(shown('headline')).toBe('Theirs')
    expect(messages()).toEqual(['Home was changed on the disk. You see the new version.'])
    actions.redo()
    expect(shown('headline')).toBe('Theirs')
  })

  test('is one question with own edits; what is taken can be undone', async () => {
    const { actions, store, type, shown, disk } = await editing()
    type('headline', 'Mine')
    await disk({ lead: 'Theirs.' })
    expect([shown('headline'), shown('lead')]).toEqual(['Mine', 'In both countries.'])
    actions.takeTheirs('home.yaml')
    expect([shown('headline'), shown('lead')]).toEqual(['We own the coaches', 'Theirs.'])
    actions.undo()
    expect([shown('headline'), shown('lead')]).toEqual(['Mine', 'In both countries.'])
    const [file] = store.getState().files
    expect(getIn(file?.saved, 'hero.lead')).toBe('Theirs.')
  })

  test('is saved as mine once that is chosen', async () => {
    const { editor, server, actions, type, disk } = await editing()
    type('headline', 'Mine')
    await disk({ lead: 'Theirs.' })
    actions.keepMine('home.yaml')
    await save(editor)
    const [stored] = (await server.content()).files
    expect(stored).toMatchObject({ data: homeWith({ headline: 'Mine' }) })
  })

  test('shows both versions, and is read when the window is looked at again', async () => {
    const server = fakeServer()
    opens(server, keeps(workOn(homeWith({ headline: 'Mine' }))))
    await screen.findByDisplayValue('Mine')
    server.write('home.yaml', homeWith({ headline: 'Theirs' }))
    look()
    const question = await screen.findByText(
      'Home was changed on the disk while you were editing it.',
    )
    expect(question.closest('[role=alert]')).toHaveTextContent(/YoursMineOn the diskTheirs/)
    server.write('home.yaml', 'Line 2 begins with a tab.')
    look()
    expect(await screen.findByText(/cannot be read/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull()
    server.write('home.yaml', homeWith({ headline: 'Theirs' }))
    look()
    fireEvent.click(await screen.findByRole('button', { name: 'Take it' }))
    expect(screen.getByDisplayValue('Theirs')).toBeVisible()
  })

  test('and was deleted is named in the other forms, and keeps its texts', async () => {
    const work = keeps(workOn(homeWith({ headline: 'We drive' })))
    opens(fakeServer({ content: 'Somebody deleted it.' }), work)
    expect(await screen.findByDisplayValue('We drive')).toBeVisible()
    fireEvent.click(screen.getByRole('tab', { name: /^About/ }))
    expect(screen.getByText(/^home\.yaml cannot be read: Somebody deleted it/)).toBeVisible()
    fireEvent.click(button('Show Home'))
    expect(screen.getByDisplayValue('We drive')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Home/ })).toHaveFocus())
  })
})

test('discarding leaves alone what could not be read; once it is repaired it is shown', async () => {
  const { server, actions, store } = await editing(
    fakeServer({ content: 'Line 2 begins with a tab.' }),
  )
  actions.discard(['home.yaml', 'about.yaml'])
  expect(store.getState().data['home.yaml']).toBeUndefined()
  server.write('home.yaml', home)
  actions.sync(await server.content())
  expect(store.getState().data['home.yaml']).toEqual(home)
})

test('unsaved work is back after a reload, as changes of what was saved then, and is no step', async () => {
  const { server, work, type } = await editing()
  type('headline', 'Mine')
  server.write('home.yaml', homeWith({ lead: 'Theirs.' }))
  const { actions, store, shown, messages } = await editing(server, work)
  expect(shown('headline')).toBe('Mine')
  expect(messages()[0]).toMatch(/^Your unsaved changes are back/)
  expect(store.getState().files[0]?.theirs).toBeDefined()
  actions.undo()
  expect(shown('headline')).toBe('Mine')
})

test('a second tab says that the editor is already open', async () => {
  opens(fakeServer(), { ...keeps(), hold: async () => false })
  expect(await screen.findByText(/already open in another tab/)).toBeVisible()
})

test('opens where the browser blocks its storage', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Access is denied for this document.')
  })
  const { shown } = await editing(fakeServer(), browserWork)
  expect(shown('headline')).toBe('We own the coaches')
  jest.restoreAllMocks()
})

test('a text of the preview is found by what its placeholders are filled in with', async () => {
  const { fields } = await fakeServer().content()
  const data = { 'home.yaml': homeWith({ lead: 'With {brand}.' }) }
  const state = { fields, data, file: 'home.yaml' }
  expect(placeOfText('With Straitsway Travel.', state)).toMatchObject({ place: 'hero.lead' })
  expect(placeOfText('Something else', state)).toBeUndefined()
})

test('undo reverts the typing in one field, up to a pause, in one step', async () => {
  const { actions, type, shown } = await editing()
  type('headline', '', 'U', 'Us')
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000)
  type('headline', 'Us!', 'Us!!')
  type('lead', 'In both.')
  jest.restoreAllMocks()
  for (const before of ['Us!!', 'Us', 'We own the coaches']) {
    actions.undo()
    expect(shown('headline')).toBe(before)
  }
  expect(shown('lead')).toBe('In both countries.')
})

test('an error goes when its cause is mended on the disk', async () => {
  const server = fakeServer({ findings: [tooLong] })
  opens(server)
  expect(await screen.findByText(/48 characters, but at most 40 fit/)).toBeVisible()
  server.findings = []
  look()
  await waitForElementToBeRemoved(() => screen.queryByText(/48 characters, but at most 40 fit/))
})

test('a message stays until it is closed', async () => {
  const dialog = await reviews()
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Saved Home\./)).toBeVisible()
  change('Headline', 'We')
  expect(screen.getByText(/^Saved Home\./)).toBeVisible()
  fireEvent.click(button('Close this message'))
  expect(screen.queryByText(/^Saved Home\./)).toBeNull()
})

test('asks before the page is left with unsaved work', async () => {
  opens()
  await opened()
  const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(true)
  change('Headline', 'We own the coaches well')
  expect(leave()).toBe(false)
  fireEvent.click(button('Undo'))
  expect(leave()).toBe(true)
})

test('opens again after the server has answered', async () => {
  const server = fakeServer({ failure: 'The server does not answer.' })
  opens(server)
  await screen.findByText(/The server does not answer/)
  server.failure = undefined
  fireEvent.click(button('Try again'))
  expect(await opened()).toBeVisible()
})
