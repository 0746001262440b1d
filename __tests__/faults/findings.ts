import { type TestDetails, test } from '@playwright/test'

/** The effect of a fault on an application. */
export interface Finding {
  /** The messages on the screen, one after another. */
  seen: string
  /** E-mails in the outbox at the end. */
  mails: number
  /** Something the visitor entered is neither on the screen nor in the outbox. */
  lost: boolean
  twice: boolean
  /** Something that was sent, cleared or removed is still on the screen or in the browser. */
  leftBehind?: boolean
  /** The screen does not say what happened. */
  unexplained: boolean
  asExpected: boolean
}

/** What `test` is given of a test that tries several faults, one after another, in one form. */
export const triesFaults = (names: readonly string[]): TestDetails => ({
  annotation: names.map((description) => ({ type: 'fault', description })),
})

interface Annotated {
  title: string
  annotations: { type: string; description?: string }[]
}

/** The faults that a test tries: those that it names, otherwise the one in its title. */
export function faultsOf({ title, annotations }: Annotated): string[] {
  const named = annotations.flatMap(({ type, description }) =>
    type === 'fault' && description ? [description] : [],
  )
  return named.length > 0 ? named : [title]
}

const annotationOf = (fault: string, { annotations }: Annotated) =>
  annotations.find(({ type }) => type === `finding: ${fault}`)

/** What a test has found of a fault so far. */
export function findingOf(fault: string, test: Annotated): Finding | undefined {
  const found = annotationOf(fault, test)?.description
  return found ? JSON.parse(found) : undefined
}

/** Adds to the finding of a fault; without a name, to those of all faults of the test. */
export function record(fault: string | undefined, finding: Finding): void {
  const info = test.info()
  for (const name of fault ? [fault] : faultsOf(info)) {
    const earlier = findingOf(name, info)
    const description = JSON.stringify(earlier ? later(earlier, finding) : finding)
    const kept = annotationOf(name, info)
    if (kept) kept.description = description
    else info.annotations.push({ type: `finding: ${name}`, description })
  }
}

const later = (earlier: Finding, now: Finding): Finding => ({
  seen: `${earlier.seen} → ${now.seen}`,
  mails: now.mails,
  lost: earlier.lost || now.lost,
  twice: earlier.twice || now.twice,
  leftBehind: earlier.leftBehind || now.leftBehind,
  unexplained: earlier.unexplained || now.unexplained,
  asExpected: earlier.asExpected && now.asExpected,
})
