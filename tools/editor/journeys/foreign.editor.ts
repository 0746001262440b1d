import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { type ContentAnswer, editorHeader } from '../protocol'
import { test } from './support'

/** A page of another origin, which somebody opens who has the editor open too. */
async function openForeignPage(page: Page, html: string): Promise<() => void> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return () => server.close()
}

interface Attempt {
  method?: 'POST' | 'DELETE'
  path?: string
  type?: string
  hasHeader?: boolean
  mode?: 'cors' | 'no-cors'
}

/** What a page that guessed everything right would send; `refused` is what script learns then. */
const attempt = (
  page: Page,
  address: string,
  body: string,
  {
    method = 'POST',
    path = '/api/save',
    type = 'application/json',
    hasHeader = false,
    mode = 'cors',
  }: Attempt,
): Promise<string> =>
  page.evaluate(
    ({ url, ...init }) =>
      fetch(url, init).then(
        async (response) => `${response.type} ${response.status}`,
        () => 'refused',
      ),
    {
      url: address + path,
      method,
      body,
      mode,
      headers: { 'content-type': type, ...(hasHeader && { [editorHeader]: '1' }) },
    },
  )

test('another web page can neither read nor change the content, nor frame the editor', async ({
  browser,
  page: own,
  editor,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const html = `<!doctype html><title>Foreign</title><iframe src="${editor.url}"></iframe>`
  const close = await openForeignPage(page, html)
  const { files }: ContentAnswer = await (await fetch(`${editor.url}/api/content`)).json()
  const changed = JSON.parse(JSON.stringify(files).replaceAll('Register Now', 'Pay Now'))
  const { name, data, version } = changed.find(
    (file: { name: string }) => file.name === 'home.yaml',
  )
  const body = JSON.stringify({ files: [{ name, data, base: version }], summary: '' })
  const attempts: readonly Attempt[] = [
    { type: 'text/plain' },
    { type: 'text/plain', mode: 'no-cors' },
    {},
    { hasHeader: true },
    { path: '/api/check', hasHeader: true },
    { path: '/api/pictures?file=home.yaml&key=hero.image', type: 'text/plain' },
    { path: '/api/pictures?path=images/old.png', method: 'DELETE', hasHeader: true },
  ]
  for (const one of attempts) {
    expect(await attempt(page, editor.url, body, one)).toBe('refused')
  }
  await expect(page.frameLocator('iframe').getByText('Content editor')).toHaveCount(0)
  expect(editor.changedLines()).toEqual({})
  expect(editor.status()).toEqual([])

  await test.step('the same from the editor itself is saved', async () => {
    expect(await attempt(own, editor.url, body, { hasHeader: true })).toBe('basic 200')
    expect(Object.keys(editor.changedLines())).toEqual(['home.yaml'])
  })
  close()
  await context.close()
})
