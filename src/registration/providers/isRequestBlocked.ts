import { TimeoutError, withTimeout } from '../rules/withTimeout'

/** Whether something keeps this browser from an address: the site answers, and the address does not. */
export async function isRequestBlocked(address: string): Promise<boolean> {
  const [site, service] = await Promise.all([isOnline(), answers(address)])
  return site && !service
}

export const isOnline = (): Promise<boolean> => answers('/')

/** Whether any answer comes; one that takes more than five seconds counts as coming. */
async function answers(address: string): Promise<boolean> {
  try {
    const request = { method: 'HEAD', mode: 'no-cors', cache: 'no-store' } as const
    await withTimeout(fetch(address, request), 5_000)
    return true
  } catch (error) {
    return error instanceof TimeoutError
  }
}
