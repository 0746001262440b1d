import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { withPolicy } from '../../../tools/build/contentPolicy'
import { copyHostFiles, precompress } from '../../../tools/build/publish'
import { type Host, missingHost } from '../../../tools/testing/startHost'
import { tryOnly } from '../../support/tryOnly'

/** Skips the test or the group that calls it, if this machine does not have the host. */
export function skipIfMissing(host: Host): void {
  const missing = missingHost(host)
  tryOnly(missing === undefined, missing ?? '')
}

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
