import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { withPolicy } from '../../../tools/build/contentPolicy'
import { copyHostFiles, precompress } from '../../../tools/build/publish'

const page = (name: string): string =>
  withPolicy(
    `<!doctype html><meta charset="utf-8"><style>h1{color:teal}</style><h1>${name}</h1>`,
    name,
  )

/** What makes a file long enough to be compressed. */
export const long = ' Travel partners – Singapore.'.repeat(20)

/** The files of a small site that has one of each kind. */
export const files: Readonly<Record<string, string>> = {
  'index.html': page('Home') + long,
  'about/index.html': page('About us') + long,
  '404.html': page('Page not found') + long,
  'social-card.jpg': 'a picture',
  // An owner may prove with such a file that the domain is theirs.
  '.well-known/proof': '<script>alert(1)</script>',
  'robots.txt': `# ${long}`,
  'site.webmanifest': JSON.stringify({ name: long }),
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
  'static/app-0123456789abcdef0123.js': `let answer = "${long}"`,
  'static/app-1a2b.css': `h1{color:teal}/*${long}*/`,
  'static/1a2b/mark.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!--${long}--></svg>`,
  'static/1a2b/hero.avif': 'a picture',
  'static/figtree-1a2b.woff2': 'a font',
}

/** Publishes it in a temporary folder, with the hosts' files. */
export async function publishSmallSite(): Promise<string> {
  const deploy = mkdtempSync(join(tmpdir(), 'deploy-'))
  for (const [file, text] of Object.entries(files)) {
    const path = join(deploy, 'site', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  await precompress(join(deploy, 'site'))
  copyHostFiles(deploy)
  return deploy
}

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
