import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import type { OpenContent } from '../protocol'
import { test } from './support'

type Sent = { url: string; headers?: Record<string, string> } & Partial<
  Record<'method' | 'mode' | 'body', string | undefined>
>

/** Runs in a page: `refused` is what script learns of a request that the browser stops. */
const send = ({ url, ...init }: Sent): Promise<string> =>
  fetch(url, { method: 'POST', ...init } as RequestInit).then(
    ({ type, status }) => `${type} ${status}`,
    () => 'refused',
  )

test('no other web page can read or change the content', async ({ browser, me, editor }) => {
  const { url } = editor
  const context = await browser.newContext()
  const page = await context.newPage()
  const server = createServer((_request, response) => {
    const html = `<!doctype html><title>Foreign</title><iframe src="${url}"></iframe>`
    response.setHeader('content-type', 'text/html').end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)

  const { files }: OpenContent = await (await fetch(`${url}/api/content`)).json()
  const changed = JSON.parse(JSON.stringify(files).replaceAll('Register Now', 'Pay Now'))
  const { name, data, version } = changed.find((one: { name: string }) => one.name === 'home.yaml')
  const body = JSON.stringify({ files: [{ name, data, base: version }], summary: '' })
  const text = { 'content-type': 'text/plain' }
  const json = { 'content-type': 'application/json' }
  // What a page that guessed everything right would send.
  const attempts: readonly Sent[] = [
    { url: '/api/content', method: 'GET', body: undefined },
    { url: '/api/save', headers: text },
    { url: '/api/save', headers: text, mode: 'no-cors' },
    { url: '/api/save', headers: json },
    { url: '/api/check', headers: json },
    { url: '/api/pictures?file=home.yaml&key=hero.image', headers: text },
    { url: '/api/pictures?path=images/old.png', headers: json, method: 'DELETE' },
  ]
  for (const one of attempts) {
    const sent = { body, ...one, url: url + one.url }
    expect(await page.evaluate(send, sent), one.url).toBe('refused')
  }
  await expect(page.frameLocator('iframe').getByText('Content editor')).toHaveCount(0)
  expect(editor.status()).toEqual([])

  await test.step('the same from the editor itself is saved', async () => {
    const sent = { url: `${url}/api/save`, body, headers: json }
    expect(await me.page.evaluate(send, sent)).toBe('basic 200')
    expect(editor.status()).toEqual([' M content/home.yaml'])
  })
  server.close()
  await context.close()
})
