import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { contentFindings, fieldTrees, jsonSchemas, sdlOf, typesSource } from '../src'

const schema = join(__dirname, 'shop', 'schema.graphql')
const folder = mkdtempSync(join(tmpdir(), 'model-outside-'))
afterAll(() => rmSync(folder, { recursive: true }))

const config = { folder, schema, pages: ['/', '/bread/'] }

test('another site, with a schema of ten lines, has its fields, its types and its check', async () => {
  cpSync(join(__dirname, 'shop', 'shop.yaml'), join(folder, 'shop.yaml'))
  mkdirSync(join(folder, 'images'))
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a63' } })
    .png()
    .toFile(join(folder, 'images', 'oven.png'))
  const sdl = sdlOf(config)
  expect(
    fieldTrees(sdl)
      .get('shop.yaml')
      ?.fields.map(({ label }) => label),
  ).toEqual(['Name on the sign', 'Oven', 'Breads'])
  expect(typesSource(sdl, './image')).toContain('readonly breads: ReadonlyArray<Bread>')
  expect([...jsonSchemas(sdl).keys()]).toEqual(['shop.yaml'])
  expect(await contentFindings(config)).toEqual([])

  writeFileSync(join(folder, 'shop.yaml'), 'name: Ovenwarm\noven: images/oven.png\nbreads: []\n')
  expect(await contentFindings(config)).toEqual([
    expect.stringMatching(
      /shop\.yaml:3:9: "breads" has too few entries \(0\)\. Write at least 1\./,
    ),
  ])
})
