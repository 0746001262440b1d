import { expect, type Page } from '@playwright/test'
import { testBuilds } from '../../../tools/lib/testBuilds'
import { about, home } from '../../fixtures/content'
import { test as journey, type Servers, servedSite } from '../../support/browser'

/** Answers every page from its cache, as gatsby-plugin-offline does. */
const oldWorker = `
const page = () => new Response('<h1>The earlier site</h1>', { headers: { 'content-type': 'text/html' } })
const fill = () => caches.open('earlier').then((cache) => cache.put('/', page()))
addEventListener('install', (event) => event.waitUntil(fill()))
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/'))
})
`

let isOld = true

const test = journey.extend<object, Pick<Servers, 'siteUrl'>>({
  siteUrl: servedSite(testBuilds.site, (server) => {
    server.get('/sw.js', (_request, reply) =>
      isOld ? reply.type('text/javascript').send(oldWorker) : reply.sendFile('sw.js'),
    )
  }),
})

/** Registers what /sw.js is now, and waits until it is active, or has removed itself. */
const register = (page: Page) =>
  page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/sw.js')
    await new Promise<void>((resolve) => {
      installing?.addEventListener('statechange', () => {
        if (/activated|redundant/.test(installing.state)) resolve()
      })
    })
  })

/** Returns the number of registrations, and the names of all caches. */
const remaining = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return [registrations.length, ...(await caches.keys())]
  })

const expectHeading = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text)

test('an earlier site’s service worker is replaced: its windows show the new site, once, and nothing is left', async ({
  page,
  context,
}) => {
  isOld = true
  // A file, whose policy lets it register; open before, so the earlier worker does not control it.
  const observer = await context.newPage()
  await observer.goto('/robots.txt')
  await register(observer)
  const loaded: string[] = []
  observer.on('load', () => loaded.push('the observer'))
  const other = await context.newPage()
  const windows = [
    { window: page, path: '/?from=mail', heading: home.hero.headline },
    { window: other, path: '/about/#main', heading: about.heading },
  ]
  for (const { window, path } of windows) {
    await window.goto(path)
    await expectHeading(window, 'The earlier site')
    window.on('load', () => loaded.push(path))
  }
  isOld = false
  await observer.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  for (const { window, heading } of windows) await expectHeading(window, heading)
  await expect.poll(() => remaining(observer)).toEqual([0])
  // A page of the earlier site in the browser's HTTP cache registers it again.
  await register(observer)
  await expect.poll(() => remaining(observer)).toEqual([0])
  await expect.poll(() => loaded.sort()).toEqual(windows.map(({ path }) => path).sort())
})
