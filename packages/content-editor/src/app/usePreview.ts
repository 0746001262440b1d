import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import { asShown, type PreviewFrame, type Shown, shownAs } from '../preview/frame'
import { fieldAt, placeOfId, placesIn } from './data'
import type { EditorState } from './state'
import { useActions, useEditor, useOpenEditor } from './store'

/** A text of the form that the previewed page does not show. */
interface MissingText {
  readonly field: HTMLInputElement | HTMLTextAreaElement
  readonly search: 'none' | 'running' | 'failed'
}

/** Shows the content in the preview's frame, and lets the form and the frame lead to each other. */
export function usePreview({ page, state, scheme }: Pick<Shown, 'page' | 'state' | 'scheme'>) {
  const { set, goTo } = useActions()
  const { pages = {} } = useOpenEditor().config
  const data = useEditor((all) => all.data)
  const fields = useEditor((all) => all.fields)
  const [preview, setPreview] = useState<PreviewFrame>()
  const [outcome, setOutcome] = useState<{ page: string; failure?: string }>()
  const { missing, reveal, find } = useMissingText(preview)
  useEffect(() => {
    const named = Object.entries(data).map(([name, one]) => [name.replace(/\.yaml$/, ''), one])
    preview?.show({
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
  }, [preview, data, fields, pages, page, state, scheme, set, goTo, reveal])
  const isBusy = outcome?.page !== page
  return {
    onLoad: ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
      setPreview(currentTarget.contentWindow?.preview),
    isBusy,
    failure: isBusy ? undefined : outcome.failure,
    missing,
    find,
  }
}

/** Reveals the text of the focused field; one that the page does not show can be found in its states. */
function useMissingText(preview: PreviewFrame | undefined) {
  const data = useEditor((all) => all.data)
  const fields = useEditor((all) => all.fields)
  const [missing, setMissing] = useState<MissingText>()
  const isRevealed = useRef(false)
  /** A text that is new is revealed as soon as the page has it. */
  const reveal = useCallback(() => {
    const { activeElement: field } = document
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (!isText || !field.closest('[role=tabpanel]')) return setMissing(undefined)
    if (!preview) return
    const isShown = preview.reveal(field.value, !isRevealed.current)
    isRevealed.current ||= isShown
    setMissing(isShown || field.value.trim() === '' ? undefined : { field, search: 'none' })
  }, [preview])
  useEffect(() => {
    const onFocus = () => {
      if (!document.activeElement?.closest('[role=tabpanel]')) return
      isRevealed.current = false
      reveal()
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [reveal])
  /** Resolves to the state that shows the text, and goes back to its field; to nothing if there is none. */
  const find = async (states: readonly string[]): Promise<string | undefined> => {
    if (!preview || !missing) return undefined
    const { field } = missing
    const { file, place } = placeOfId(field.id)
    const form = fields[file]
    const label = form && fieldAt(form, data[file], place.split('.')).label
    const running: MissingText = { field, search: 'running' }
    setMissing(running)
    const likely = statesByWords(states, `${place} ${label} ${field.value}`)
    const found = await preview.findState(field.value, likely)
    isRevealed.current = found !== undefined
    setMissing((now) => {
      if (now !== running) return now
      return found ? undefined : { field, search: 'failed' }
    })
    // The button that was pressed is gone.
    if (found) field.focus({ preventScroll: true })
    return found
  }
  return { missing, reveal, find }
}

const wordsIn = (text: string): readonly string[] =>
  text
    .replace(/(?=[A-Z])/g, ' ')
    .toLowerCase()
    .match(/[a-z]{3,}/g) ?? []

/** Returns the states with those first whose names have the most words of a text. */
function statesByWords(states: readonly string[], text: string): readonly string[] {
  const words = wordsIn(text)
  const shared = (state: string) => wordsIn(state).filter((word) => words.includes(word)).length
  return states.toSorted((one, other) => shared(other) - shared(one))
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
