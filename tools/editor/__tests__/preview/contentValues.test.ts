import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import about from '../../../../__tests__/fixtures/content/about.yaml'
import home from '../../../../__tests__/fixtures/content/home.yaml'
import site from '../../../../__tests__/fixtures/content/site.yaml'
import { asShown, picturesBy } from '../../preview/contentValues'
import type { ContentValues } from '../../preview/messages'

const sdl = readFileSync(join(__dirname, '../../../../content/schema.graphql'), 'utf8')
const content = { site, home, about, contact: {} } as ContentValues

const pictures = (values: ContentValues): string[] => {
  const seen: string[] = []
  picturesBy(sdl)(values, (path) => seen.push(path))
  return seen
}

test('every picture of the schema is replaced, and nothing else', () => {
  expect(pictures(content)).toHaveLength(5)
  const same = picturesBy(sdl)(content, (path) => path)
  expect(same).toEqual(content)
})

test('a text that looks like a picture stays a text', () => {
  const hero = { headline: 'images/coach.png', image: 'images/hero.png' }
  expect(pictures({ home: { hero } })).toEqual(['images/hero.png'])
})

test.each([
  ['a file is missing', {}],
  ['a group is missing', { home: {}, site: {} }],
  ['a list is a text', { home: { offers: { items: 'none' } } }],
  ['a picture is a group', { home: { hero: { image: { path: 'images/hero.png' } } } }],
])('what has not the shape stays as it is: %s', (_name, values) => {
  expect(pictures(values as ContentValues)).toEqual([])
  expect(picturesBy(sdl)(values as ContentValues, String)).toMatchObject(values)
})

test('texts are as a browser shows them', () => {
  expect(asShown({ list: [' Send  now \n'], button: true })).toEqual({
    list: ['Send now'],
    button: true,
  })
})
