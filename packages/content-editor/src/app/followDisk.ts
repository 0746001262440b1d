import type { ContentData } from '@partner-site/content-model'
import same from 'fast-deep-equal'
import type { OpenContent } from '../protocol'
import { texts } from '../texts'
import { fileLabel, isChanged } from './changes'
import type { EditorState, Message, OpenFile } from './state'

/**
 * Returns the files as they are on the disk now, with the data that follows them and a message for each
 * that does. A file with edits that differ is left as it is, with `theirs`.
 */
export function followDisk(
  state: EditorState,
  { files: stored }: Pick<OpenContent, 'files'>,
): Pick<EditorState, 'files' | 'data' | 'messages'> {
  const followed: Record<string, ContentData> = {}
  const files = state.files.map((file): OpenFile => {
    const { name, version, saved } = file
    const now = stored.find((one) => one.name === name)
    if (!now) return file
    if (!('data' in now)) {
      return { ...file, version: now.version, problem: now.problem, theirs: undefined }
    }
    const isNews = !same(saved, now.data) && !same(state.data[name], now.data)
    if (isNews && isChanged(state, file)) return { name, version, saved, theirs: now }
    if (isNews) followed[name] = now.data
    return { name, version: now.version, saved: now.data }
  })
  const news = state.files
    .filter(({ name, saved }) => saved && followed[name])
    .map(
      ({ name }): Message => ({
        kind: 'followed',
        text: texts.followed(fileLabel(state, name)),
      }),
    )
  const others = state.messages.filter(({ text }) => !news.some((one) => one.text === text))
  const isSame = Object.keys(followed).length === 0
  return {
    files,
    data: isSame ? state.data : { ...state.data, ...followed },
    messages: [...others, ...news],
  }
}
