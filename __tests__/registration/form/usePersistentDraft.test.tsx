import { act, configure, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
// The stories use the same user-event: with two on one page, React misses what is typed.
import { userEvent } from 'storybook/test'
import { noteTyping } from '../../../src/registration/form/domHooks'
import {
  emptyDraft,
  type RegistrationDraft,
  type TextName,
  textNames,
} from '../../../src/registration/rules/fields'
import type { DraftListener, DraftStorage } from '../../../src/registration/rules/ports'
import * as stories from '../../../stories/registration/form/RegistrationForm.stories'
import { completeDraft, form, hasSaved, savesNothing } from '../../../stories/support/registration'
import { composeStories } from '../../support/stories'

const { Empty } = composeStories(stories)
const at = Date.UTC(2026, 10, 21, 8, 30)

/** A store that records every call. */
function watched(store: DraftStorage) {
  const save = jest.fn((_draft: RegistrationDraft) => true)
  const load = jest.fn(store.load)
  return { ...store, load, save }
}

/** A store whose listener the test calls. */
function watchable(store: DraftStorage) {
  const watch = jest.fn((_listener: DraftListener) => () => undefined)
  const listener = () => watch.mock.lastCall?.[0] as DraftListener
  return { ...store, watch, listener }
}

const input = (field: TextName) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: form.fields[field].label })
const textsInPlace = () => Object.fromEntries(textNames.map((field) => [field, input(field).value]))

// The whole form is slow on a busy machine.
configure({ asyncUtilTimeout: 5000 })

const { gst_pdf, pan_pdf, ...completeTexts } = completeDraft
const { gst_pdf: _gst, pan_pdf: _pan, ...noTexts } = emptyDraft

test('without a saved draft the form stays empty, and nothing is saved', () => {
  const store = watched(savesNothing)
  render(<Empty draftStorage={store} />)
  expect(textsInPlace()).toEqual(noTexts)
  expect(screen.queryByText(form.draft.restored)).toBeNull()
  expect(screen.queryByText(form.draft.notKept)).toBeNull()
  expect(store.save).not.toHaveBeenCalled()
})

test('the store is read once, when the page is hydrated', async () => {
  const store = watched(hasSaved(completeDraft, at))
  render(<Empty draftStorage={store} />)
  await userEvent.type(input('phone'), '1')
  expect(store.load).toHaveBeenCalledTimes(1)
})

test('a draft that is only restored is not removed or saved again, so its 24 hours go on', () => {
  const store = watched(hasSaved(completeDraft, at))
  render(<Empty draftStorage={store} />)
  expect(store.save.mock.calls).toEqual([])
})

test('each change is saved, with everything else', async () => {
  const store = watched(savesNothing)
  render(<Empty draftStorage={store} />)
  await userEvent.type(input('phone'), '12')
  expect(store.save.mock.calls).toEqual([
    [{ ...emptyDraft, phone: '1' }],
    [{ ...emptyDraft, phone: '12' }],
  ])
})

test('a change to a restored draft is saved with the rest of it', async () => {
  const store = watched(hasSaved({ ...completeDraft, phone: '' }, at))
  render(<Empty draftStorage={store} />)
  await userEvent.type(input('phone'), '1')
  expect(store.save).toHaveBeenLastCalledWith({ ...completeDraft, phone: '1' })
})

test('clearing passes an empty draft to the store, which removes it', async () => {
  const store = watched(hasSaved(completeDraft, at))
  render(<Empty draftStorage={store} />)
  await userEvent.click(screen.getByRole('button', { name: form.draft.clear }))
  expect(store.save).toHaveBeenLastCalledWith(emptyDraft)
})

test('rendering the form again does not save the draft again', () => {
  const store = watched(hasSaved(completeDraft, at))
  const { rerender } = render(<Empty draftStorage={store} />)
  store.save.mockClear()
  rerender(<Empty draftStorage={store} />)
  expect(store.save).not.toHaveBeenCalled()
})

describe('whether the draft is saved', () => {
  test('is known when another tab has taken it meanwhile', () => {
    const store = watchable(hasSaved(completeDraft, at))
    render(<Empty draftStorage={store} />)
    act(() => store.listener().onSavedAgain(false))
    expect(screen.getByText(form.draft.notKept)).toBeVisible()
  })
})

describe('an application sent by another tab', () => {
  test.each([
    ['another', completeDraft, '04BE11D0'],
    ['one without a document', { ...completeDraft, gst_pdf: null }, ''],
  ])('is not reported if it is %s', (_what, draft, reference) => {
    const store = watchable(hasSaved(draft, at))
    render(<Empty draftStorage={store} />)
    act(() => store.listener().onSentElsewhere(reference))
    expect(screen.queryByText(form.draft.sentElsewhere)).toBeNull()
  })
})

describe('text that is typed before hydration', () => {
  interface Before {
    typed?: Partial<typeof noTexts>
    /** What the browser has restored by itself. */
    restored?: Partial<typeof noTexts>
    focused?: keyof typeof noTexts
  }

  // As the page's own script does.
  beforeAll(noteTyping)

  /** Types into the static HTML, then hydrates it. */
  function hydrate({ typed = {}, restored = {}, focused }: Before, store: DraftStorage): void {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Empty draftStorage={store} />)
    for (const [field, text] of Object.entries(restored)) input(field as TextName).value = text
    for (const [field, value] of Object.entries(typed)) {
      fireEvent.input(input(field as TextName), { target: { value } })
    }
    if (focused) input(focused).focus()
    render(<Empty draftStorage={store} />, { container, hydrate: true })
  }

  test('is kept', () => {
    const store = watched(savesNothing)
    const typed = { company_name: 'Sunrise', company_address: '12 MG Road\nBengaluru' }
    hydrate({ typed }, store)
    expect(textsInPlace()).toEqual({ ...noTexts, ...typed })
    expect(store.save).toHaveBeenLastCalledWith({ ...emptyDraft, ...typed })
    expect(screen.queryByText(form.draft.restored)).toBeNull()
  })

  test('replaces that of a saved draft, whose other fields are restored', () => {
    const store = watched(hasSaved(completeDraft, at))
    hydrate({ typed: { phone: '+65 1' } }, store)
    expect(textsInPlace()).toEqual({ ...completeTexts, phone: '+65 1' })
    expect(screen.getByText('gst_pdf.pdf')).toBeVisible()
    expect(store.save).toHaveBeenLastCalledWith({ ...completeDraft, phone: '+65 1' })
  })

  test.each([
    ['to the saved draft, which is newer', hasSaved(completeDraft, at), completeTexts],
    ['where nothing is saved, since the application was sent or cleared', savesNothing, noTexts],
  ])('that the browser has restored by itself gives way %s', (_what, store, expected) => {
    const all = watched(store)
    hydrate({ restored: { company_name: 'Old', phone: '1' }, typed: { email: 'a@b.co' } }, all)
    expect(textsInPlace()).toEqual({ ...expected, email: 'a@b.co' })
  })

  test('is converted to capitals where the field has capitals', () => {
    hydrate({ typed: { gst_number: '07abcde1234f1z5', company_name: 'abc' } }, savesNothing)
    expect(textsInPlace()).toMatchObject({ gst_number: '07ABCDE1234F1Z5', company_name: 'abc' })
  })

  test('is not converted while the field has the focus, so that typing goes on', () => {
    hydrate({ typed: { gst_number: '07abc' }, focused: 'gst_number' }, savesNothing)
    expect(input('gst_number')).toHaveValue('07abc')
  })
})
