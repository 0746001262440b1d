import { completeDraft } from '../../../fixtures/registration/samples'

export const isSite = (address: string): boolean => address === '/'

/** Only these addresses can be reached. */
export function reach(isReached: (address: string) => boolean) {
  const ask = jest.fn(async (address: RequestInfo | URL) => {
    if (isReached(String(address))) return {} as Response
    throw new TypeError('Failed to fetch')
  })
  window.fetch = ask
  return { asked: () => ask.mock.calls.map(([address]) => address) }
}

const { id, url: _, ...file } = completeDraft.gst_pdf

/** What the upload widget reports about an uploaded file. */
export const report = { ...file, uuid: id, cdnUrl: `https://1a2b3c4d5e.ucarecd.net/${id}/` }
