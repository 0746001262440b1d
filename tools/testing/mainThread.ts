import type { Browser } from '@playwright/test'
import { type Screen, waitUntilReady } from './measurePage'

/** How often each page is loaded; the least of its times counts, since noise only adds. */
const rounds = 5

/**
 * Measures how much processor time the main thread of each page takes until the page is ready, as a
 * multiple of what a fixed piece of work takes in the same browser: so a slow machine, and a busy
 * one, give the same figures. It reads the thread's own clock, which stops while other threads run.
 *
 * @param url of the site
 * @param paths of its pages
 * @returns by path, for example 2.5
 */
export async function measureMainThread(
  browser: Browser,
  url: string,
  paths: readonly string[],
  { width, height, density }: Screen,
): Promise<Readonly<Record<string, number>>> {
  const least: Record<string, number> = {}
  for (let round = 0; round < rounds; round += 1) {
    for (const path of [calibration, ...paths]) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: density,
      })
      const page = await context.newPage()
      await page.route(url + calibration, (route) =>
        route.fulfill({ contentType: 'text/html', body: `<p>work<script>(${work})()</script>` }),
      )
      // In the process of the site, whose clock is read before and after.
      await page.goto(`${url}/robots.txt`)
      const session = await context.newCDPSession(page)
      await session.send('Performance.enable', { timeDomain: 'threadTicks' })
      const time = async () => {
        const { metrics } = await session.send('Performance.getMetrics')
        return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
      }
      const before = await time()
      await page.goto(url + path, { waitUntil: 'networkidle' })
      await waitUntilReady(page)
      const taken = (await time()) - before
      least[path] = Math.min(least[path] ?? Number.POSITIVE_INFINITY, taken)
      await context.close()
    }
  }
  const { [calibration]: unit = NaN, ...times } = least
  return Object.fromEntries(Object.entries(times).map(([path, time]) => [path, time / unit]))
}

const calibration = '/calibration'

/** Runs in the page: the unit, about 40 ms on a desktop computer. */
function work(): void {
  const items = Array.from({ length: 3000 }, (_, index) => ({ index, text: `entry ${index}` }))
  for (let turn = 0; turn < 40; turn += 1) {
    const copy: typeof items = JSON.parse(JSON.stringify(items))
    copy.sort((one, other) => other.text.localeCompare(one.text, 'en'))
  }
}
