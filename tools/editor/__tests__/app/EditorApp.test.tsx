import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { composeStories } from '../../../../__tests__/support/stories'
import * as stories from '../../stories/app/EditorApp.stories'
import {
  type FakeServer,
  fakeServer,
  homeText,
  hosted,
  keepsNoWork,
  unsavedWork,
  workStore,
} from '../../stories/app/editorServer'

const { Open, NotOpened, Unreadable, WithMistake } = composeStories(stories)
const { findings: mistakes } = WithMistake.args.server as FakeServer
const headline = () => screen.findByRole('textbox', { name: 'Headline' })
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

function open({ server = fakeServer(), work = workStore() } = {}) {
  render(<Open server={server} work={work} />)
  return { server, work }
}

async function retype(text: string) {
  const field = await headline()
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** As when the person comes back to the tab. */
const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

test('what is typed is saved, and nothing else in the file changes', async () => {
  const { server } = open()
  await retype('We drive')
  await press(/Review and save/)
  await press('Save')
  expect(await screen.findByText(/^Saved home.yaml/)).toBeVisible()
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(server.text('home.yaml')).toBe(homeText.replace('We own the coaches', 'We drive'))
  expect(screen.getByRole('button', { name: 'Everything is saved' })).toBeDisabled()
})

test('before saving, each change is shown with its text before and after', async () => {
  open()
  await retype('We drive')
  await press(/Review and save \(1 change\)/)
  const dialog = screen.getByRole('dialog', { name: 'Review and save' })
  expect(within(dialog).getByText('Hero, Headline')).toBeVisible()
  expect(within(dialog).getByText('We own the coaches')).toBeVisible()
  expect(within(dialog).getByText('We drive')).toBeVisible()
})

test('undo and redo', async () => {
  open()
  await retype('We drive')
  await press('Undo')
  // Clearing the field and typing are one step.
  expect(await headline()).toHaveValue('We own the coaches')
  await press('Redo')
  expect(await headline()).toHaveValue('We drive')
})

test('a mistake stands in the way, in the words of the command line, with a way to the field', async () => {
  const { server } = open({ server: Object.assign(fakeServer(), { findings: mistakes }) })
  await retype('We drive')
  await press(/Review and save/)
  const dialog = screen.getByRole('dialog')
  expect(
    await within(dialog).findByText(/content\/home\.yaml:3:13: "hero\.headline" has 48 characters/),
  ).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull()
  await press('Go to the field')
  await waitFor(async () => expect(await headline()).toHaveFocus())
  expect(server.text('home.yaml')).toBe(homeText)
})

test('a mistake that only the save finds is shown, and is gone once it is mended', async () => {
  const { server } = open()
  await retype('We drive')
  await press(/Review and save/)
  server.findings = mistakes
  await press('Save')
  await screen.findByText(/has 48 characters/)
  await press('Go to the field')
  server.findings = []
  await retype('We ride')
  await press(/Review and save/)
  await press('Save')
  expect(await screen.findByText(/^Saved home.yaml/)).toBeVisible()
  expect(server.text('home.yaml')).toContain('We ride')
})

test('unsaved work is kept with each key, and is back after a reload', async () => {
  const work = workStore()
  open({ work })
  await retype('We drive')
  expect(work.kept()).toEqual([homeText.replace('We own the coaches', 'We drive')])
  cleanup()
  open({ work: workStore(unsavedWork(work.kept()[0] ?? '')) })
  expect(await headline()).toHaveValue('We drive')
})

test('restored work can be dropped, and the dropping undone', async () => {
  open({ work: workStore(unsavedWork(homeText.replace('We own', 'We had'))) })
  expect(await headline()).toHaveValue('We had the coaches')
  await press('Drop them')
  expect(await headline()).toHaveValue('We own the coaches')
  await press('Undo')
  expect(await headline()).toHaveValue('We had the coaches')
})

test('a browser that keeps nothing is said to do so', async () => {
  render(<Open server={fakeServer()} work={keepsNoWork} />)
  expect(await screen.findByText(/keeps nothing/)).toBeVisible()
})

test('a file that somebody else changed, and nobody here, shows the new version', async () => {
  const { server } = open()
  await headline()
  server.write('home.yaml', homeText.replace('We own', 'They own'))
  await lookAgain()
  expect(await screen.findByDisplayValue('They own the coaches')).toBeVisible()
  expect(screen.getByText(/Somebody else changed home.yaml/)).toBeVisible()
})

test('two who change different places lose nothing', async () => {
  const { server } = open()
  await retype('We drive')
  server.write('home.yaml', homeText.replace('20+', '25+'))
  await press(/Review and save/)
  await press('Save')
  await press('Keep my changes and take theirs over')
  await press(/Review and save/)
  await press('Save')
  await screen.findByText(/^Saved home.yaml/)
  expect(server.text('home.yaml')).toBe(
    homeText.replace('We own the coaches', 'We drive').replace('20+', '25+'),
  )
})

test('two who change the same place are asked whose to keep', async () => {
  const { server } = open()
  await retype('We drive')
  server.write('home.yaml', homeText.replace('We own', 'They own'))
  await lookAgain()
  await press('Keep my changes and take theirs over')
  const choice = screen.getByRole('group', { name: 'Hero, Headline' })
  await userEvent.click(within(choice).getByRole('radio', { name: /Theirs/ }))
  await press('Go on with these')
  expect(await headline()).toHaveValue('They own the coaches')
})

test('with a version that is not YAML, one of the two is kept as a whole', async () => {
  const { server } = open()
  await retype('We drive')
  server.write('home.yaml', 'hero:\n\theadline: They own\n')
  await lookAgain()
  await press('Keep my version of this file')
  await press(/Review and save/)
  await press('Save')
  await screen.findByText(/^Saved home.yaml/)
  expect(server.text('home.yaml')).toBe(homeText.replace('We own the coaches', 'We drive'))
})

test('a file with an open question is not saved', async () => {
  const { server } = open()
  await retype('We drive')
  server.write('home.yaml', homeText.replace('20+', '25+'))
  await lookAgain()
  await press(/Review and save/)
  expect(screen.getByText(/First decide what to keep of home.yaml/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a server that is away loses nothing, and says what to do', async () => {
  const { server } = open()
  await retype('We drive')
  await press(/Review and save/)
  server.failure = 'The editor’s server does not answer.'
  await press('Save')
  expect(
    await within(screen.getByRole('dialog')).findByText('The editor’s server does not answer.'),
  ).toBeVisible()
  server.failure = undefined
  await press('Save')
  await screen.findByText(/^Saved home.yaml/)
  expect(server.text('home.yaml')).toContain('We drive')
})

test('content that cannot be opened can be tried again', async () => {
  const { server } = NotOpened.args as { server: FakeServer }
  render(<NotOpened />)
  expect(await screen.findByText(/does not answer/)).toBeVisible()
  server.failure = undefined
  await press('Try again')
  expect(await headline()).toBeVisible()
})

test('a file that is not YAML is shown as text, and as a form once it is mended', async () => {
  render(<Unreadable />)
  const text = await screen.findByRole('textbox', { name: 'The file as it is' })
  expect(screen.getByRole('alert')).toHaveTextContent(/tab/i)
  await userEvent.clear(text)
  await userEvent.click(text)
  await userEvent.paste(homeText)
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.tab()
  expect(await headline()).toHaveValue('We own the coaches')
})

test.each([
  ['a text for keys', 'hero: just a text\nfigures: no list\n'],
  ['lists and keys for texts', 'hero:\n  headline:\n    - a\n  lead:\n    b: c\nfigures:\n  - d\n'],
  [
    'numbers, dates and nothing',
    'hero:\n  headline: 20\n  lead: 2026-11-22\nfigures:\n  -\n  - value:\n',
  ],
  ['nothing but a comment', '# empty\n'],
  ['keys that nobody knows', 'hero:\n  headlin: x\nother: true\n'],
])('a file of another shape is still a form: %s', async (_, home) => {
  open({ server: fakeServer({ home }) })
  expect(await screen.findByRole('heading', { name: 'Home', level: 2 })).toBeVisible()
  for (const field of screen.queryAllByRole('textbox')) await userEvent.type(field, 'x')
  expect(screen.getByRole('heading', { name: 'Home', level: 2 })).toBeVisible()
})

test('hosted, the person gives a summary, and reads the commit', async () => {
  open({ server: fakeServer({ workplace: hosted }) })
  await retype('We drive')
  await press(/Review and save/)
  expect(screen.getByRole('textbox', { name: 'Summary' })).toHaveValue('Change Hero, Headline')
  await press('Save')
  expect(await screen.findByText(/as 3f2a91c on content\/edits/)).toBeVisible()
})

test('a contradiction of main and the branch is said, until a save finds it settled', async () => {
  open({ server: fakeServer({ workplace: { ...hosted, conflict: 'main' } as typeof hosted }) })
  const news = () => screen.queryByText(/^main and content\/edits contradict each other/)
  await headline()
  expect(news()).toBeVisible()
  await retype('We drive')
  await press(/Review and save/)
  await press('Save')
  expect(await screen.findByText(/as 3f2a91c on content\/edits/)).toBeVisible()
  expect(news()).toBeNull()
})
