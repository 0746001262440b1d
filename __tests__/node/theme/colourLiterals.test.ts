import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const source = join(__dirname, '../../../src')

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(sep).join('/'))
  .filter((name) => /\.(tsx?|css)$/.test(name) && !name.endsWith('.d.ts'))

/** Matches `#abc`, `#aabbcc`, `rgb(…)`, `hsl(…)` and the like, but not fragments such as `#main`. */
const colourLiteral =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/i

test.each(files.filter((name) => !name.startsWith('theme/')))(
  '%s has no colour literal',
  (file) => {
    const literals = readFileSync(join(source, file), 'utf8')
      .split('\n')
      .map((line, index) => `${index + 1}: ${line.trim()}`)
      .filter((line) => colourLiteral.test(line))
    expect(literals).toEqual([])
  },
)
