import same from 'fast-deep-equal'
import type { EditorState, EditorStore } from './state'

type Steps = Partial<Pick<EditorState, 'data'>>[]

/** The undo steps of a tab, and the content between them. */
export interface KeptHistory {
  readonly data: EditorState['data']
  readonly pastStates: Steps
  readonly futureStates: Steps
}

export function historyOf({ getState, temporal }: EditorStore): KeptHistory {
  const { pastStates, futureStates } = temporal.getState()
  return { data: getState().data, pastStates, futureStates }
}

/** Returns the kept steps; none if the content is another one than they led to. */
export const historyAt = (data: EditorState['data'], kept: KeptHistory | undefined): KeptHistory =>
  kept && same(kept.data, data) ? kept : { data, pastStates: [], futureStates: [] }
