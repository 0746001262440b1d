import subsetFont from 'subset-font'
import { font } from '../../../src/theme/font'
import { theme } from '../../../src/theme/theme'
import { fontWeight } from '../../../src/theme/tokens'
import { readFont } from '../../../tools/build/basicFont'

/** Reads what src/theme/font.ts says from the file: https://learn.microsoft.com/typography/opentype/spec/otff */
async function factsOf(woff2: Buffer): Promise<object> {
  const options = { targetFormat: 'sfnt', preserveNameIds: [16, 17] }
  const file: Buffer = await subsetFont(woff2, 'A', options)
  const tables = new Map<string, number>()
  for (let at = 12; at < 12 + 16 * file.readUInt16BE(4); at += 16) {
    tables.set(file.toString('latin1', at, at + 4), file.readUInt32BE(at + 8))
  }
  const [name = 0, hhea = 0, head = 0, fvar = 0] = ['name', 'hhea', 'head', 'fvar'].map((table) =>
    tables.get(table),
  )
  const em = file.readUInt16BE(head + 18)
  const axis = fvar + file.readUInt16BE(fvar + 4)
  return {
    family: familyIn(file, name),
    weights: {
      min: file.readInt32BE(axis + 4) / 0x10000,
      max: file.readInt32BE(axis + 12) / 0x10000,
    },
    ascent: file.readInt16BE(hhea + 4) / em,
    descent: -file.readInt16BE(hhea + 6) / em,
  }
}

/** The name of the family, without the style of the file's lightest instance: `Figtree Light`. */
function familyIn(file: Buffer, table: number): string {
  const names = new Map<number, string>()
  const texts = table + file.readUInt16BE(table + 4)
  for (let at = table + 6; at < table + 6 + 12 * file.readUInt16BE(table + 2); at += 12) {
    const start = texts + file.readUInt16BE(at + 10)
    const text = Buffer.from(file.subarray(start, start + file.readUInt16BE(at + 8)))
    names.set(file.readUInt16BE(at + 6), text.swap16().toString('utf16le'))
  }
  const whole = names.get(16) ?? names.get(1) ?? ''
  const style = [...names.values()].find((text) => whole.endsWith(` ${text}`))
  return style ? whole.slice(0, -style.length - 1) : whole
}

test('src/theme/font.ts describes the file that it names', async () => {
  const { package: _, file: __, ...described } = font
  expect(described).toEqual(await factsOf(readFont()))
})

test.each(Object.entries(fontWeight))('the font has the weight %s, %s', (_name, weight) => {
  expect(weight).toBeGreaterThanOrEqual(font.weights.min)
  expect(weight).toBeLessThanOrEqual(font.weights.max)
})

test('each type style of src/theme/theme.ts names the font: Storybook has another to inherit', () => {
  const nameless = Object.entries(theme.typography).filter(
    ([, style]) => typeof style === 'object' && 'fontSize' in style && !('fontFamily' in style),
  )
  expect(nameless.map(([name]) => name)).toEqual([])
})
