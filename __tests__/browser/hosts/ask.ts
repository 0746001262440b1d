import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The answer as it is sent: `fetch` would decompress it, and change the path. */
export const ask = (
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    request({ hostname, port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', reject)
      .end()
  })

export const decompressed = ({ headers, body }: Answer): string => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const
  const encoding = headers['content-encoding'] as keyof typeof decoders | undefined
  return (encoding ? decoders[encoding](body) : body).toString()
}
