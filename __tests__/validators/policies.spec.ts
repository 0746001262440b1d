import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pageHeaders } from '../../tools/build/headers'
import { otherForms } from '../../tools/build/hosts/hostedSite'
import { sandboxOrigin } from '../../tools/sandbox/sandboxed'
import { testBuilds } from '../../tools/testing/testBuilds'
import { cspFindings } from '../support/cspFindings'
import { type HeadersFileHost, headersFileHosts, sentHeaders } from '../support/headersFile'
import { observatoryScore } from '../support/observatory'

const folder = testBuilds.realSite

/** As for visitors: the tests' build has the sandbox where theirs has the providers, over HTTPS. */
const forVisitors = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replaceAll(sandboxOrigin(), 'https://provider.example'),
    ]),
  )

for (const { path, file, headers: sent } of pageHeaders(folder)) {
  const headers = forVisitors(sent)

  test(`${path}: csp-evaluator finds nothing`, () => {
    expect(cspFindings(headers['content-security-policy'] ?? '')).toEqual([])
  })

  test(`${path}: 130 points by the rules of MDN's HTTP Observatory`, () => {
    const html = readFileSync(join(folder, file), 'utf8')
    const { score, findings } = observatoryScore({ headers, html })
    expect(score, JSON.stringify(findings)).toBe(130)
  })
}

/** By the address; `page` is for every page at its own. */
const expected: Record<HeadersFileHost, { page: number; indexFile: number; nowhere: number }> = {
  // A rule for `/*` can hold nothing that another rule changes, since what Netlify would make of it
  // is not documented: so no policy (the page's own cannot refuse framing, and X-Frame-Options has no
  // bonus), and no Cross-Origin-Resource-Policy, which the social card has otherwise.
  netlify: { page: 130, indexFile: 120, nowhere: 115 },
  'cloudflare-pages': { page: 130, indexFile: 130, nowhere: 130 },
}

for (const host of headersFileHosts) {
  const deployed = join(testBuilds.realDeploy, host)
  const headersAt = (path: string) =>
    sentHeaders(
      readFileSync(join(deployed, '_headers'), 'utf8'),
      `https://www.example.com${path}`,
      host,
    )
  const pages = pageHeaders(folder).filter(({ path }) => path !== '/404.html')

  test(`${host}: the points of its answers by the rules of MDN's HTTP Observatory`, () => {
    const { page, indexFile, nowhere } = expected[host]
    const points = (path: string, file: string) => {
      const html = readFileSync(join(deployed, file), 'utf8')
      return observatoryScore({ headers: forVisitors(headersAt(path)), html }).score
    }
    const all = pages.flatMap(({ path, file }) =>
      [path, ...otherForms(path)].map((form) => [form, points(form, file)]),
    )
    const wanted = all.map(([form]) => [form, /index\.html$/.test(`${form}`) ? indexFile : page])
    expect(all).toEqual(wanted)
    expect(points('/nowhere', '404.html')).toBe(nowhere)
    expect(points('/no/where/', '404.html')).toBe(nowhere)
  })

  test(`${host}: no page can be framed, and each has its whole policy`, () => {
    for (const { path, headers } of pages) {
      for (const form of [path, ...otherForms(path)]) {
        const policies = headersAt(form)['content-security-policy']?.split(', ')
        expect([...new Set(policies)], form).toEqual([headers['content-security-policy']])
      }
    }
    const { 'x-frame-options': old, 'content-security-policy': policy } = headersAt('/nowhere')
    expect([old, policy]).toEqual(
      host === 'netlify' ? ['DENY', undefined] : [undefined, "frame-ancestors 'none'"],
    )
  })

  test(`${host}: other sites may show the social card`, () => {
    expect(headersAt('/social-card.jpg')).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
  })
}
