import { serveSite } from '../../tools/build/siteServer'
import { testBuilds } from '../../tools/testing/testBuilds'

const policy = 'content-security-policy'
const reportPath = '/violations'

/**
 * Serves the site with policies that also ask for reports: every engine sends these, whereas only
 * Chromium can be given a script before the page has its own.
 *
 * @param onViolation called with the browser's report of what was blocked
 */
export const serveWithReports = (onViolation: (report: string) => void) =>
  serveSite(testBuilds.site, 0, (server) => {
    const parse = { parseAs: 'string' } as const
    server.addContentTypeParser('application/csp-report', parse, (_request, body, done) =>
      done(null, body),
    )
    server.post(reportPath, async ({ body }, reply) => {
      onViolation(`${body}`)
      return reply.code(204).send()
    })
    server.addHook('onSend', async (_request, reply) => {
      const value = reply.getHeader(policy)
      if (value) reply.header(policy, `${value}; report-uri ${reportPath}`)
    })
  })
