import { sentLifetime } from '../rules/limits'
import type { RecordAnswer, SendAttempts } from '../rules/ports'
import { browserStorage, parsed, type SafeStorage, timeIn } from './browserStorage'

/** Each attempt has its own key, with the hash of its GST number and a random id. */
const prefix = 'registration-attempt:'

/**
 * Returns a short hash of a text (FNV-1a, 32 bits). Nobody can read a GST number from it, but whoever
 * has the number can test it: the privacy notice says so.
 */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

interface Attempt {
  /** When it left, in milliseconds since 1970. */
  at: number
  state: 'unclear' | 'sent' | 'refused'
}

const isOver = ({ at }: Attempt): boolean => Date.now() - at > sentLifetime

function attemptIn(text: string | null): Attempt | undefined {
  const { at: time, state } = parsed(text)
  const at = timeIn(time)
  const isState = state === 'unclear' || state === 'sent' || state === 'refused'
  return at !== undefined && isState ? { at, state } : undefined
}

const latestFirst = (one: number, other: number): number => other - one

/** Remembers attempts in this browser, for all its pages. */
export function createSendAttempts(storage: SafeStorage = browserStorage): SendAttempts {
  /** The attempts of this page, in case they cannot be stored; no clock makes them too old. */
  const own = new Map<string, Attempt>()
  const ofNumber = (hash: string): Attempt[] => {
    const stored = storage
      .keys()
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const attempt = attemptIn(storage.getItem(key))
        if (attempt && !isOver(attempt)) return own.has(key) ? [] : [[key, attempt] as const]
        storage.removeItem(key)
        return []
      })
    return [...stored, ...own]
      .filter(([key]) => key.startsWith(`${prefix}${hash}:`))
      .map(([, attempt]) => attempt)
  }
  return {
    find: (gstNumber) => {
      const attempts = ofNumber(hashOf(gstNumber))
      const timesOf = (state: Attempt['state']) =>
        attempts.filter((one) => one.state === state).map(({ at }) => at)
      const [sentAt] = timesOf('sent').sort(latestFirst)
      const [unclearAt] = timesOf('unclear')
        .filter((at) => sentAt === undefined || at > sentAt)
        .sort(latestFirst)
      return (sentAt ?? unclearAt) ? { sentAt, unclearAt } : undefined
    },
    begin: (gstNumber): RecordAnswer => {
      const id = Math.random().toString(36).slice(2)
      const key = `${prefix}${hashOf(gstNumber)}:${id}`
      const at = Date.now()
      const save = (state: Attempt['state']) => {
        const attempt: Attempt = { at, state }
        own.set(key, attempt)
        storage.setItem(key, JSON.stringify(attempt))
      }
      save('unclear')
      return (answer) => {
        if (own.get(key)?.state !== 'sent') save(answer)
      }
    },
  }
}
