import same from 'fast-deep-equal'
import type { EditorState, EditorStore } from './state'

type Data = EditorState['data']

/** The undo steps, oldest first: all files of the first, then of each the files that it changed. */
export interface KeptHistory {
  readonly steps: readonly Data[]
  /** The index of the step that is on the screen. */
  readonly now: number
}

/** The content of the browser's storage is limited, to about 5 million characters. */
const maxSteps = 100

export function historyOf({ getState, temporal }: EditorStore): KeptHistory {
  const { pastStates, futureStates } = temporal.getState()
  const past = pastStates.slice(-maxSteps)
  const future = futureStates.slice(-maxSteps).toReversed()
  const steps = [...past, getState(), ...future].map(({ data = {} }) => data)
  const changed = (data: Data, index: number) =>
    Object.entries(data).filter(([name, one]) => steps[index - 1]?.[name] !== one)
  return { steps: steps.map((data, at) => Object.fromEntries(changed(data, at))), now: past.length }
}

/** Returns the steps before and after `data`; none if it is not what was kept. */
export function historyAt(data: Data, kept: KeptHistory | undefined) {
  const steps: Data[] = []
  for (const step of kept?.steps ?? []) steps.push({ ...steps.at(-1), ...step })
  const { now = 0 } = kept ?? {}
  const found = steps[now]
  if (!found || !same(found, data)) return { data, pastStates: [], futureStates: [] }
  const states = steps.map((step) => ({ data: step }))
  return {
    // Steps share the values that they did not change, and are compared by them.
    data: found,
    pastStates: states.slice(0, now),
    futureStates: states.slice(now + 1).toReversed(),
  }
}
