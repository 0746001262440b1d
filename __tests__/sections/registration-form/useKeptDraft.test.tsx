import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { userEvent } from 'storybook/test'
import { emptyDraft, type RegistrationDraft, textNames } from '../../../src/registration/fields'
import type { DraftListener, DraftStore } from '../../../src/registration/ports'
import { noteTyping } from '../../../src/registration/typing'
import { useKeptDraft } from '../../../src/sections/registration-form/useKeptDraft'
import { completeDraft, hasKept, keepsNothing } from '../../../stories/support/registration'

const at = Date.UTC(2026, 10, 21, 8, 30)

/** The text fields of the form and nothing else. */
function TinyForm({ store }: { store: DraftStore }) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(emptyDraft)
  const [restoredAt, setRestoredAt] = useState<number>()
  const [isSent, setSent] = useState(false)
  const onSentElsewhere = () => setSent(true)
  const { isKept } = useKeptDraft({
    ...{ form, store, draft, setDraft, onSentElsewhere },
    onRestore: ({ at }) => setRestoredAt(at),
    onReturn: () => undefined,
  })
  return (
    <form ref={form}>
      {textNames.map((field) => (
        <label key={field}>
          {field}
          <textarea
            name={field}
            value={draft[field]}
            onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
          />
        </label>
      ))}
      <p>{draft.gst_pdf?.name ?? 'no document'}</p>
      <p>{restoredAt === undefined ? 'not restored' : `restored of ${restoredAt}`}</p>
      <p>{isKept ? 'kept' : 'not kept'}</p>
      <p>{isSent ? 'sent elsewhere' : 'not sent elsewhere'}</p>
      <button type="button" onClick={() => setDraft(emptyDraft)}>
        Clear
      </button>
    </form>
  )
}

/** A store that records every call. */
function watched(store: DraftStore) {
  const keep = jest.fn((_draft: RegistrationDraft) => true)
  const load = jest.fn(store.load)
  return { ...store, load, keep }
}

/** A store whose listener the test calls. */
function watchable(store: DraftStore) {
  const watch = jest.fn((_listener: DraftListener) => () => undefined)
  const listener = () => watch.mock.lastCall?.[0] as DraftListener
  return { ...store, watch, listener }
}

const input = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const textsInPlace = () => Object.fromEntries(textNames.map((field) => [field, input(field).value]))

const { gst_pdf, pan_pdf, ...completeTexts } = completeDraft
const { gst_pdf: _gst, pan_pdf: _pan, ...noTexts } = emptyDraft

test('without a kept draft the form stays empty, and nothing is kept', () => {
  const store = watched(keepsNothing)
  render(<TinyForm store={store} />)
  expect(textsInPlace()).toEqual(noTexts)
  expect(screen.getByText('not restored')).toBeVisible()
  expect(screen.getByText('kept')).toBeVisible()
  expect(store.keep).not.toHaveBeenCalled()
})

test('a kept draft is restored, texts and documents, with the time when it was kept', () => {
  render(<TinyForm store={hasKept(completeDraft, at)} />)
  expect(textsInPlace()).toEqual(completeTexts)
  expect(screen.getByText('gst_pdf.pdf')).toBeVisible()
  expect(screen.getByText(`restored of ${at}`)).toBeVisible()
})

test('the store is read once, when the page is hydrated', async () => {
  const store = watched(hasKept(completeDraft, at))
  render(<TinyForm store={store} />)
  await userEvent.type(input('phone'), '1')
  expect(store.load).toHaveBeenCalledTimes(1)
})

test('a draft that is only restored is not removed or kept again, so its 24 hours go on', () => {
  const store = watched(hasKept(completeDraft, at))
  render(<TinyForm store={store} />)
  expect(store.keep.mock.calls).toEqual([])
})

test('each change is kept, with everything else', async () => {
  const store = watched(keepsNothing)
  render(<TinyForm store={store} />)
  await userEvent.type(input('phone'), '12')
  expect(store.keep.mock.calls).toEqual([
    [{ ...emptyDraft, phone: '1' }],
    [{ ...emptyDraft, phone: '12' }],
  ])
})

test('a change to a restored draft is kept with the rest of it', async () => {
  const store = watched(hasKept({ ...completeDraft, phone: '' }, at))
  render(<TinyForm store={store} />)
  await userEvent.type(input('phone'), '1')
  expect(store.keep).toHaveBeenLastCalledWith({ ...completeDraft, phone: '1' })
})

test('clearing passes an empty draft to the store, which removes it', async () => {
  const store = watched(hasKept(completeDraft, at))
  render(<TinyForm store={store} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(store.keep).toHaveBeenLastCalledWith(emptyDraft)
})

test('rendering the form again does not keep the draft again', () => {
  const store = watched(hasKept(completeDraft, at))
  const { rerender } = render(<TinyForm store={store} />)
  store.keep.mockClear()
  rerender(<TinyForm store={store} />)
  expect(store.keep).not.toHaveBeenCalled()
})

describe('whether the draft is kept', () => {
  test('is known from what the store says at each change', async () => {
    const keep = jest.fn(() => true)
    render(<TinyForm store={{ ...keepsNothing, keep }} />)
    await userEvent.type(input('phone'), '1')
    expect(screen.getByText('kept')).toBeVisible()
    keep.mockReturnValue(false)
    await userEvent.type(input('phone'), '2')
    expect(screen.getByText('not kept')).toBeVisible()
    keep.mockReturnValue(true)
    await userEvent.type(input('phone'), '3')
    expect(screen.getByText('kept')).toBeVisible()
  })

  test('is known when another tab has taken it meanwhile', () => {
    const store = watchable(hasKept(completeDraft, at))
    render(<TinyForm store={store} />)
    act(() => store.listener().onKept(false))
    expect(screen.getByText('not kept')).toBeVisible()
  })
})

describe('an application sent by another tab', () => {
  test('is reported if it is the one in the form', () => {
    const store = watchable(hasKept(completeDraft, at))
    render(<TinyForm store={store} />)
    act(() => store.listener().onSentElsewhere('7F3A92C1'))
    expect(screen.getByText('sent elsewhere')).toBeVisible()
  })

  test.each([
    ['another', completeDraft, '04BE11D0'],
    ['one without a document', { ...completeDraft, gst_pdf: null }, ''],
  ])('is not reported if it is %s', (_what, draft, reference) => {
    const store = watchable(hasKept(draft, at))
    render(<TinyForm store={store} />)
    act(() => store.listener().onSentElsewhere(reference))
    expect(screen.getByText('not sent elsewhere')).toBeVisible()
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
  function hydrate({ typed = {}, restored = {}, focused }: Before, store: DraftStore): void {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<TinyForm store={store} />)
    for (const [field, text] of Object.entries(restored)) input(field).value = text
    for (const [field, value] of Object.entries(typed)) {
      fireEvent.input(input(field), { target: { value } })
    }
    if (focused) input(focused).focus()
    render(<TinyForm store={store} />, { container, hydrate: true })
  }

  test('is kept', () => {
    const store = watched(keepsNothing)
    const typed = { company_name: 'Sunrise', company_address: '12 MG Road\nBengaluru' }
    hydrate({ typed }, store)
    expect(textsInPlace()).toEqual({ ...noTexts, ...typed })
    expect(store.keep).toHaveBeenLastCalledWith({ ...emptyDraft, ...typed })
    expect(screen.getByText('not restored')).toBeVisible()
  })

  test('replaces that of a kept draft, whose other fields are restored', () => {
    const store = watched(hasKept(completeDraft, at))
    hydrate({ typed: { phone: '+65 1' } }, store)
    expect(textsInPlace()).toEqual({ ...completeTexts, phone: '+65 1' })
    expect(screen.getByText('gst_pdf.pdf')).toBeVisible()
    expect(store.keep).toHaveBeenLastCalledWith({ ...completeDraft, phone: '+65 1' })
  })

  test.each([
    ['to the kept draft, which is newer', hasKept(completeDraft, at), completeTexts],
    ['where nothing is kept, since the application was sent or cleared', keepsNothing, noTexts],
  ])('that the browser has restored by itself gives way %s', (_what, store, expected) => {
    const all = watched(store)
    hydrate({ restored: { company_name: 'Old', phone: '1' }, typed: { email: 'a@b.co' } }, all)
    expect(textsInPlace()).toEqual({ ...expected, email: 'a@b.co' })
  })

  test('is converted to capitals where the field has capitals', () => {
    hydrate({ typed: { gst_number: '07abcde1234f1z5', company_name: 'abc' } }, keepsNothing)
    expect(textsInPlace()).toMatchObject({ gst_number: '07ABCDE1234F1Z5', company_name: 'abc' })
  })

  test('is not converted while the field has the focus, so that typing goes on', () => {
    hydrate({ typed: { gst_number: '07abc' }, focused: 'gst_number' }, keepsNothing)
    expect(input('gst_number')).toHaveValue('07abc')
  })
})
