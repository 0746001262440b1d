import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageHeaders } from '../headers'
import { caddyFile } from './caddy'
import { headersFile, withMetaPolicy } from './headersFile'
import { type HostedSite, hostedSite } from './hostedSite'
import { nginxFile } from './nginx'

/**
 * Writes the files of all hosts, made from the published site: for nginx and Caddy a file beside it,
 * for the others a copy of it with what they read there.
 *
 * @param deploy the folder that contains `site`
 * @param environment of the build, which may be for a preview
 */
export function writeHostFiles(deploy: string, environment: Environment = process.env): void {
  const site = hostedSite(join(deploy, 'site'), isPreview(environment))
  writeFileSync(join(deploy, 'nginx.conf'), nginxFile(site))
  writeFileSync(join(deploy, 'Caddyfile'), caddyFile(site))
  for (const [name, write] of Object.entries(folders)) {
    const folder = join(deploy, name)
    rmSync(folder, { recursive: true, force: true })
    // These hosts compress by themselves, and would serve the compressed files as such.
    cpSync(join(deploy, 'site'), folder, {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !/\.(br|gz)$/.test(path),
    })
    write(folder, site)
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Netlify's `CONTEXT` is anything but `production` for a preview.
 *
 * @throws Error for a value of `PREVIEW` that is neither yes nor no
 */
function isPreview({ PREVIEW = '', NETLIFY, CONTEXT }: Environment): boolean {
  if (!/^(1|true|0|false|)$/.test(PREVIEW.trim())) {
    throw new Error(`PREVIEW is "${PREVIEW}", which does not count: set it to 1 or true.`)
  }
  return /1|true/.test(PREVIEW) || (NETLIFY === 'true' && CONTEXT !== 'production')
}

const folders: Readonly<Record<string, (folder: string, site: HostedSite) => void>> = {
  netlify: (folder, site) => {
    writeFileSync(join(folder, '_headers'), headersFile(site, { removes: false, previews: [] }))
    putPolicyInto(folder, site.notFound)
  },
  'cloudflare-pages': (folder, site) => {
    const previews = ['https://:project.pages.dev/*', 'https://:version.:project.pages.dev/*']
    writeFileSync(join(folder, '_headers'), headersFile(site, { removes: true, previews }))
    putPolicyInto(folder, site.notFound)
  },
}

function putPolicyInto(folder: string, { file, headers }: PageHeaders): void {
  const path = join(folder, file)
  writeFileSync(path, withMetaPolicy(readFileSync(path, 'utf8'), headers))
}
