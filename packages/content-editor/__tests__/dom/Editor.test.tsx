import type { Value } from '@partner-site/content-model'
import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react'
import { getIn } from 'formik'
import { composeStories } from '../../../../__tests__/support/stories'
import { historyOf } from '../../src/app/history'
import { createEditor, type Editor } from '../../src/app/store'
import { unsavedWorkInBrowser, workIn } from '../../src/app/unsavedWork'
import { placeOfText } from '../../src/app/usePreview'
import { save } from '../../src/app/useServer'
import * as stories from '../../stories/EditorApp.stories'
import {
  fakeServer,
  home,
  homeWith,
  keeps,
  keepsNothing,
  tooLong,
  workOn,
} from '../../stories/support'

const { Conflict, DeletedByOthers, NotOpened, Open, Review } = composeStories(stories)

const opened = () => screen.findByDisplayValue('We own the coaches')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const change = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })

async function editing(server = fakeServer()) {
  const editor = createEditor(await server.content(), server)
  const { actions, store } = editor
  const type = (key: string, ...texts: readonly string[]) => {
    for (const text of texts) actions.edit('home.yaml', `hero.${key}`, text, true)
  }
  const shown = (key: string) => getIn(store.getState().data['home.yaml'], `hero.${key}`)
  return { editor, server, actions, store, type, shown }
}

afterEach(() => jest.useRealTimers())

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

test('the question what to keep goes with the changes that led to it', async () => {
  render(<Conflict />)
  fireEvent.click(await screen.findByText('Discard them'))
  expect(await opened()).toBeVisible()
  expect(screen.queryByRole('radio', { name: /^Mine/ })).toBeNull()
})

test.each([
  ['We own the coaches now', ' now'],
  ['', '(empty)'],
])('the review marks what was added, and says what was emptied: "%s"', async (headline, shown) => {
  render(<Review work={keeps(workOn(homeWith({ headline })))} />)
  fireEvent.click(await screen.findByRole('button', { name: /Review and save/ }))
  const after = within(screen.getByRole('dialog')).getAllByRole('definition')[1]
  expect(after?.querySelector('mark, em')?.textContent).toBe(shown)
})

test('the review shows a new order, and pictures as pictures', async () => {
  const edited = homeWith({ image: 'images/old.png' })
  const figures = (home.figures as readonly Value[]).toReversed()
  render(<Review work={keeps(workOn({ ...edited, figures }))} />)
  fireEvent.click(await screen.findByRole('button', { name: /Review and save/ }))
  const [picture, order] = within(screen.getByRole('dialog')).getAllByRole('listitem')
  const sources = [...(picture?.querySelectorAll('img') ?? [])].map((one) =>
    one.getAttribute('src'),
  )
  expect(sources).toEqual(['content/images/hero.png', 'content/images/old.png'])
  expect(order).toHaveTextContent(
    /Before.*Singapore · vehicles in Malaysia.*New order.*Malaysia · vehicles in Singapore/,
  )
})

test('the review has a text for an added entry that is still empty', async () => {
  const figures = [...(home.figures as readonly Value[]), { value: '', label: '' }]
  render(<Review work={keeps(workOn({ ...home, figures }))} />)
  fireEvent.click(await screen.findByRole('button', { name: /Review and save/ }))
  expect(within(screen.getByRole('dialog')).getByRole('definition')).toHaveTextContent('(empty)')
})

test('a refusal is said in the server’s words; until the answer the review stays', async () => {
  const server = fakeServer()
  let refuse: (reason: Error) => void = () => undefined
  server.save = () =>
    new Promise((_resolve, reject) => {
      refuse = reject
    })
  render(<Review server={server} />)
  fireEvent.click(await screen.findByRole('button', { name: /Review and save/ }))
  fireEvent.click(button('Save'))
  expect(await screen.findByText('Saving…')).toBeVisible()
  fireEvent.click(button('Continue editing'))
  expect(button('Saving…')).toBeVisible()
  refuse(new Error('The disk is full.'))
  const said = await within(screen.getByRole('dialog')).findByRole('alert')
  expect(said).toHaveTextContent('The disk is full.')
})

test('Ctrl+Z and Ctrl+Shift+Z undo and redo, but not in a text or a dialog', async () => {
  render(<Open />)
  await opened()
  fireEvent.click(button('Add a figure'))
  const entries = () => screen.getAllByRole('group', { name: /^Figure \d/ }).length
  const press = (element: Element, shiftKey = false) =>
    fireEvent.keyDown(element, { key: shiftKey ? 'Z' : 'z', ctrlKey: true, shiftKey })
  const text = screen.getByRole('textbox', { name: 'Headline' })
  act(() => text.focus())
  press(text)
  expect(entries()).toBe(3)
  act(() => button('Add a figure').focus())
  press(button('Add a figure'))
  expect(entries()).toBe(2)
  press(document.body, true)
  expect(entries()).toBe(3)
  fireEvent.click(button(/Review and save/))
  press(button('Continue editing'))
  expect(button('Discard the change to Figures, Figure 3')).toBeVisible()
})

test('a file that breaks while a question waits is read once, and asks again once it is mended', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const server = fakeServer()
  render(<Open server={server} work={keeps(workOn(homeWith({ headline: 'Mine' })))} />)
  await screen.findByDisplayValue('Mine')
  server.write('home.yaml', homeWith({ headline: 'Theirs' }))
  await screen.findByRole('button', { name: 'Keep these' })
  server.write('home.yaml', 'Line 2 begins with a tab.')
  await screen.findByText(/cannot be read/)
  const read = jest.spyOn(server, 'content')
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(read).not.toHaveBeenCalled()
  server.write('home.yaml', homeWith({ headline: 'Theirs' }))
  expect(await screen.findByRole('button', { name: 'Keep these' })).toBeVisible()
})

test('a file that somebody deleted is named in the others’ forms, and keeps its texts', async () => {
  render(<DeletedByOthers />)
  expect(await screen.findByDisplayValue('We drive')).toBeVisible()
  fireEvent.click(screen.getByRole('tab', { name: /^About/ }))
  expect(screen.getByText(/^home\.yaml cannot be read: Somebody deleted it/)).toBeVisible()
  fireEvent.click(button('Show Home'))
  expect(screen.getByDisplayValue('We drive')).toBeVisible()
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

test('opens where the browser blocks its storage', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Access is denied for this document.')
  })
  const work = unsavedWorkInBrowser()
  expect(await work.load('a')).toBeUndefined()
  expect(work.keep({ files: [], data: {} })).toBe(false)
  jest.restoreAllMocks()
})

test('unsaved work is found in its own folder only, and stays when another one is opened', async () => {
  const request = (_name: string, _options: object, hold: (lock: object) => unknown) => {
    hold({})
    return new Promise(() => undefined)
  }
  Object.assign(navigator, { locks: { request } })
  const { store, type } = await editing()
  type('headline', 'Mine')
  const tab = unsavedWorkInBrowser()
  expect(await tab.load('one')).toBeUndefined()
  expect(tab.keep(store.getState())).toBe(true)
  sessionStorage.clear()
  const other = unsavedWorkInBrowser()
  expect(await other.load('two')).toBeUndefined()
  other.keep({ files: [], data: {} })
  sessionStorage.clear()
  const [file] = (await unsavedWorkInBrowser().load('one'))?.files ?? []
  expect(getIn(file?.data, 'hero.headline')).toBe('Mine')
  localStorage.clear()
})

test('a text of the preview is found by what its placeholders are filled in with', async () => {
  const { fields } = await fakeServer().content()
  const data = { 'home.yaml': homeWith({ lead: 'With {brand}.' }) }
  const state = { fields, data, file: 'home.yaml' }
  expect(placeOfText('With Straitsway Travel.', state)).toMatchObject({ place: 'hero.lead' })
  expect(placeOfText('Something else', state)).toBeUndefined()
})

describe('undo', () => {
  test('reverts the typing in one field, up to a pause, in one step', async () => {
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

  test('never reverts what somebody else saved', async () => {
    const { server, actions, type, shown } = await editing()
    type('headline', 'Us')
    server.write('home.yaml', homeWith({ lead: 'At night.' }))
    actions.sync(await server.content())
    actions.undo()
    expect([shown('headline'), shown('lead')]).toEqual(['Us', 'At night.'])
    type('headline', 'We')
    actions.undo()
    expect([shown('headline'), shown('lead')]).toEqual(['Us', 'At night.'])
  })

  test('and redo stay when somebody else saves another file', async () => {
    const { server, actions, store, type, shown } = await editing()
    const heading = () => store.getState().data['about.yaml']?.heading
    type('headline', 'Us')
    actions.undo()
    server.write('about.yaml', { heading: 'Theirs' })
    actions.sync(await server.content())
    actions.redo()
    expect([shown('headline'), heading()]).toEqual(['Us', 'Theirs'])
    actions.undo()
    expect([shown('headline'), heading()]).toEqual(['We own the coaches', 'Theirs'])
  })

  test('works after a reload, unless the content is another one then', async () => {
    const { server, actions, store, type } = await editing()
    type('headline', 'Us')
    actions.edit('about.yaml', 'heading', 'About me')
    actions.undo()
    const texts = ({ store }: Pick<Editor, 'store'>) => {
      const { 'home.yaml': home, 'about.yaml': about } = store.getState().data
      return [getIn(home, 'hero.headline'), about?.heading]
    }
    const kept = JSON.stringify([workIn(store.getState()), historyOf(store)])
    const [work, history] = JSON.parse(kept)
    const reloaded = createEditor(server.opened(), server, {}, work, history)
    reloaded.actions.redo()
    expect(texts(reloaded)).toEqual(['Us', 'About me'])
    expect(reloaded.store.getState().said).toBe('Redone: Heading.')
    for (const _step of [1, 2]) reloaded.actions.undo()
    expect(texts(reloaded)).toEqual(['We own the coaches', 'About us'])

    const other = createEditor(server.opened(), server, {}, undefined, JSON.parse(kept)[1])
    other.actions.redo()
    expect(texts(other)).toEqual(['We own the coaches', 'About us'])
  })

  test('brings my texts back after I have discarded them for theirs', async () => {
    const { server, actions, type, shown } = await editing()
    type('headline', 'Mine')
    type('lead', 'My lead.')
    const theirs = homeWith({ headline: 'Theirs' })
    server.write('home.yaml', theirs)
    actions.sync(await server.content())
    actions.resolve('home.yaml', theirs)
    expect([shown('headline'), shown('lead')]).toEqual(['Theirs', 'In both countries.'])
    actions.undo()
    expect([shown('headline'), shown('lead')]).toEqual(['Mine', 'My lead.'])
  })
})

test('an error goes when its cause is mended on the disk', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const server = fakeServer({ findings: [tooLong] })
  render(<Open server={server} />)
  expect(await screen.findByText(/48 characters, but at most 40 fit/)).toBeVisible()
  server.findings = []
  await waitForElementToBeRemoved(() => screen.queryByText(/48 characters, but at most 40 fit/))
})

test('the caret leaves a text under which another one has moved', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const server = fakeServer()
  render(<Open server={server} />)
  await opened()
  const [value] = screen.getAllByRole('textbox', { name: 'Value' })
  act(() => value?.focus())
  server.write('home.yaml', homeWith({ headline: 'Theirs' }))
  await screen.findByDisplayValue('Theirs')
  expect(value).toHaveFocus()
  const figures = (home.figures as readonly Value[]).toReversed()
  server.write('home.yaml', { ...home, figures })
  await waitFor(() => expect(value).toHaveValue('10+'))
  expect(value).not.toHaveFocus()
})

test('an unedited file follows what others saved, and says so until the next change', async () => {
  const { server, actions, store, type, shown } = await editing()
  server.write('home.yaml', homeWith({ headline: 'Theirs' }))
  actions.sync(await server.content())
  expect(shown('headline')).toBe('Theirs')
  const { others } = store.getState().notices
  expect(others).toEqual(['Somebody else changed Home. You see the new version.'])
  type('headline', 'Mine')
  expect(store.getState().notices.others).toEqual([])
})

test('says so if the browser does not keep unsaved work, and asks before the page is left', async () => {
  render(<Open work={keepsNothing} />)
  expect(await screen.findByText(/does not keep unsaved changes/)).toBeVisible()
  const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(true)
  change('Headline', 'We own the coaches well')
  expect(leave()).toBe(false)
  fireEvent.click(button('Undo'))
  expect(await opened()).toBeVisible()
})

test('opens again after the server has answered', async () => {
  const server = fakeServer({ failure: 'The server does not answer.' })
  render(<NotOpened server={server} />)
  await screen.findByText(/The server does not answer/)
  server.failure = undefined
  fireEvent.click(button('Try again'))
  expect(await opened()).toBeVisible()
})
