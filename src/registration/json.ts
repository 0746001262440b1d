export type Values = Readonly<Record<string, unknown>>

/** The value of a JSON text; `undefined` where it is none. */
export function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** The value if it is an object. */
export const asRecord = (value: unknown): Values | undefined =>
  typeof value === 'object' && value !== null ? (value as Values) : undefined
