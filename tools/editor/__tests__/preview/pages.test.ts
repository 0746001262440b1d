import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pageAddresses, pageAt } from '../../preview/pages'

test('the preview has every page of the site', () => {
  const pages = readdirSync(join(__dirname, '../../../../src/pages')).map((file) =>
    file === 'index.tsx' ? '/' : `/${file.replace('.tsx', '')}/`,
  )
  expect([...pageAddresses].sort()).toEqual(pages.sort())
})

test('a path leads to its page, with or without the last slash', () => {
  expect([pageAt('/'), pageAt('/about'), pageAt('/contact/')]).toEqual([
    '/',
    '/about/',
    '/contact/',
  ])
})

test.each(['/abuot/', '/toString', '/about/us/'])('%s leads to "page not found"', (path) => {
  expect(pageAt(path)).toBe('/404/')
})
