import { WaitLimitReached, within } from '../registration/within'

/** Whether something keeps this browser from an address: the site answers, and the address does not. */
export async function isBlocked(address: string): Promise<boolean> {
  const [site, service] = await Promise.all([isOnline(), answers(address)])
  return site && !service
}

/** Whether the site answers. */
export const isOnline = (): Promise<boolean> => answers('/')

/** In milliseconds. */
const answerLimit = 5_000

/** Whether any answer comes; one that is late counts as coming. */
async function answers(address: string): Promise<boolean> {
  try {
    const request = { method: 'HEAD', mode: 'no-cors', cache: 'no-store' } as const
    await within(fetch(address, request), answerLimit)
    return true
  } catch (error) {
    return error instanceof WaitLimitReached
  }
}
