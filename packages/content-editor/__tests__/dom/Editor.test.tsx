import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getIn } from 'formik'
import { composeStories } from '../../../../__tests__/support/stories'
import { createEditor } from '../../src/app/store'
import { unsavedWorkInBrowser } from '../../src/app/unsavedWork'
import * as stories from '../../stories/EditorApp.stories'
import {
  fakeServer,
  git,
  home,
  homeWith,
  keeps,
  keepsNothing,
  tooLong,
} from '../../stories/support'

const { Conflict, DeletedByOthers, NotOpened, Open, Review } = composeStories(stories)

const headline = () => screen.findByRole('textbox', { name: 'Headline' })
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

function open({ server = fakeServer(), work = keeps() } = {}) {
  render(<Open server={server} work={work} />)
  return server
}

test('the review shows an error that only saving finds, at its field’s label', async () => {
  const server = open()
  await userEvent.type(await headline(), '!')
  await press(/Review and save/)
  server.findings = [tooLong]
  await press('Save')
  const error = (await screen.findByText('Fix 1 error before saving')).closest('[role=alert]')
  expect(error).toHaveTextContent(
    'Hero, Headline: Has 48 characters, but at most 40 fit. Shorten it.Go to the field',
  )
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('the review stays until the server has answered', async () => {
  const server = fakeServer()
  server.save = () => new Promise(() => undefined)
  render(<Review server={server} />)
  await press(/Review and save/)
  await press('Save')
  await press('Continue editing')
  expect(screen.getByRole('button', { name: 'Saving…' })).toBeVisible()
})

test('with git, a save is a commit with a summary, which can be proposed', async () => {
  const server = fakeServer({ workplace: git })
  const { save } = server
  server.save = jest.fn(async (request) => ({ ...(await save(request)), commit: 'a1b2c3d' }))
  render(<Review server={server} />)
  expect(await screen.findByText('Asha Rao, saves to content/edits')).toBeVisible()
  await press(/Review and save/)
  await userEvent.clear(screen.getByRole('textbox', { name: 'Summary' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Summary' }), 'Shorten it')
  await press('Save')
  expect(await screen.findByText(/^Saved home\.yaml as a1b2c3d on content\/edits\./)).toBeVisible()
  expect(server.save).toHaveBeenCalledWith(expect.objectContaining({ summary: 'Shorten it' }))
  const link = await screen.findByRole('link', { name: /^Propose the changes/ })
  expect(link).toHaveAttribute('href', git.kind === 'git' && git.proposeAt)
})

test('the question what to keep goes with the changes that led to it', async () => {
  render(<Conflict />)
  await press('Discard them')
  expect(await screen.findByDisplayValue('We own the coaches')).toBeVisible()
  expect(screen.queryByRole('radio', { name: /^Mine/ })).toBeNull()
})

test('the question stays when the file breaks, or the answer would be lost', async () => {
  const server = fakeServer()
  const { actions, store } = createEditor(await server.content(), server)
  actions.edit('home.yaml', 'hero.headline', 'Mine')
  server.write('home.yaml', homeWith({ headline: 'Theirs' }))
  actions.sync(await server.content())
  server.write('home.yaml', 'Line 2 begins with a tab.')
  actions.sync(await server.content())
  expect(store.getState().files[0]?.theirs?.data).toEqual(homeWith({ headline: 'Theirs' }))
})

test('a file that somebody deleted is named in the others’ forms, and keeps its texts', async () => {
  render(<DeletedByOthers />)
  await userEvent.click(await screen.findByRole('tab', { name: /^About/ }))
  expect(screen.getByText(/^home\.yaml cannot be read: Somebody deleted it/)).toBeVisible()
  await press('Show home.yaml')
  expect(await headline()).toHaveValue('We drive')
})

test('discarding leaves alone what could not be read; once it is repaired it is shown', async () => {
  const server = fakeServer({ content: 'Line 2 begins with a tab.' })
  const { actions, store } = createEditor(await server.content(), server)
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
  expect(await work.load()).toBeUndefined()
  expect(work.keep({ files: [], data: {} })).toBe(false)
  jest.restoreAllMocks()
})

describe('undo', () => {
  async function editing() {
    const server = fakeServer()
    const { actions, store } = createEditor(await server.content(), server)
    const type = (key: string, ...texts: readonly string[]) => {
      for (const text of texts) actions.edit('home.yaml', `hero.${key}`, text, true)
    }
    const shown = (key: string) => getIn(store.getState().data['home.yaml'], `hero.${key}`)
    return { server, actions, type, shown }
  }

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
})

test('says so if the browser does not keep unsaved work, and asks before the page is left', async () => {
  open({ work: keepsNothing })
  expect(await screen.findByText(/does not keep unsaved changes/)).toBeVisible()
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
  await userEvent.type(await headline(), ' well')
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
  await press('Undo')
  expect(await headline()).toHaveValue('We own the coaches')
})

test('opens again after the server has answered', async () => {
  const server = fakeServer({ failure: 'The server does not answer.' })
  render(<NotOpened server={server} />)
  await screen.findByText(/The server does not answer/)
  server.failure = undefined
  await press('Try again')
  expect(await headline()).toBeVisible()
})
