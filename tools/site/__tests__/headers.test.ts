import { readFileSync } from 'node:fs'
import { fixtureConfig } from '../../../__tests__/fixtures/content'
import { plainHeaders } from '../headers'

test('_headers keeps other sites from every page', () => {
  const rules = /^(\/.*)\n {2}cross-origin-resource-policy: same-origin$/gm
  const named = [...readFileSync('hosts/_headers', 'utf8').matchAll(rules)].map(([, path]) => path)
  expect(named).toEqual(fixtureConfig.pages)
})

test('_headers, which `npm run serve` reads, has each header of nginx', () => {
  const names = readFileSync('hosts/nginx.conf', 'utf8').matchAll(/^add_header ([\w-]+)/gm)
  const always = [...names].map(([, name]) => name).filter((name) => name !== 'allow')
  expect(Object.keys(plainHeaders)).toEqual(always)
})
