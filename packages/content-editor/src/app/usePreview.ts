import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import { asShown, type PreviewFrame, type Shown, shownAs } from '../preview/frame'
import { placesIn } from './data'
import type { EditorState } from './state'
import { useActions, useEditor, useOpenEditor } from './store'

/** Shows the content in the preview's frame, and lets the form and the frame lead to each other. */
export function usePreview({ page, state, scheme }: Pick<Shown, 'page' | 'state' | 'scheme'>) {
  const { set, goTo } = useActions()
  const { pages = {} } = useOpenEditor().config
  const data = useEditor((all) => all.data)
  const fields = useEditor((all) => all.fields)
  const [frame, setFrame] = useState<Window | null>()
  const [outcome, setOutcome] = useState<{ page: string; failure?: string }>()
  const reveal = useReveal(frame?.preview)
  useEffect(() => {
    const named = Object.entries(data).map(([name, one]) => [name.replace(/\.yaml$/, ''), one])
    frame?.preview?.show({
      page,
      state,
      scheme,
      content: Object.fromEntries(named),
      onShown: (failure) => {
        setOutcome({ page, failure })
        reveal()
      },
      onVisit: (next) => set({ page: next }),
      onPress: (text) => {
        const found = placeOfText(text, { fields, data, file: pages[page]?.file })
        if (found) goTo(found.file, found.place)
      },
    })
  }, [frame, data, fields, pages, page, state, scheme, set, goTo, reveal])
  useEffect(() => {
    const element = frame?.frameElement
    return element ? keepFocusOutside(element) : undefined
  }, [frame])
  const isBusy = outcome?.page !== page
  return {
    onLoad: ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
      setFrame(currentTarget.contentWindow),
    isBusy,
    failure: isBusy ? undefined : outcome.failure,
  }
}

/** Gives the focus back to the field where somebody types, if a message in the frame takes it. */
function keepFocusOutside(frame: Element): () => void {
  const end = new AbortController()
  let typedIn: Element | null = null
  const onKey = ({ key }: KeyboardEvent) => {
    // Tab may lead into the frame.
    typedIn = key === 'Tab' ? null : document.activeElement
  }
  const onMove = () => {
    typedIn = null
  }
  const onBlur = () => {
    const isTaken = document.activeElement === frame
    if (isTaken && typedIn instanceof HTMLElement) typedIn.focus({ preventScroll: true })
  }
  const options = { capture: true, signal: end.signal }
  document.addEventListener('keydown', onKey, options)
  document.addEventListener('pointermove', onMove, options)
  window.addEventListener('blur', onBlur, { signal: end.signal })
  return () => end.abort()
}

/** Returns what scrolls the preview to the text of the focused field, once for each focus, when the page has it. */
function useReveal(preview: PreviewFrame | undefined): () => void {
  const isRevealed = useRef(false)
  const reveal = useCallback(() => {
    const { activeElement: field } = document
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (!preview || !isText || !field.closest('[role=tabpanel]')) return
    isRevealed.current ||= preview.reveal(field.value, !isRevealed.current)
  }, [preview])
  useEffect(() => {
    const onFocus = () => {
      isRevealed.current = false
      reveal()
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [reveal])
  return reveal
}

/** Returns the field of a text in the preview: the longest literal match, first in the page's own file. */
export function placeOfText(
  text: string,
  { fields, data, file }: Pick<EditorState, 'fields' | 'data'> & { file: string | undefined },
) {
  const places = [file, ...Object.keys(fields)].flatMap((name = '') => {
    const form = fields[name]
    return form ? placesIn(name, form, data[name]) : []
  })
  const literal = (value: string) => value.replace(/\{\w+\}/g, '').trim().length
  return places
    .map((one) => ({ ...one, value: typeof one.value === 'string' ? one.value : '' }))
    .filter(({ value }) => asShown(value) === text || literal(value) > 2)
    .filter(({ value }) => shownAs(value).test(text))
    .sort((one, other) => literal(other.value) - literal(one.value))[0]
}
