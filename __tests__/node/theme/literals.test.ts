import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const source = join(__dirname, '../../../src')

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(sep).join('/'))
  .filter((name) => /\.(tsx?|css)$/.test(name) && !name.endsWith('.d.ts'))

/** Matches `#abc`, `#aabbcc`, `rgb(…)`, `hsl(…)` and the like, but not fragments such as `#main`. */
const colour = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/i

/** Matches `18.5rem` and `10px`; other units follow text or screen. A style sheet cannot read tokens. */
const size = /\d(?:px|rem)\b/

test.each(files.filter((name) => !name.startsWith('theme/')))(
  '%s takes colours from the theme, and sizes from its spacing or src/theme/tokens.ts',
  (file) => {
    const literals = readFileSync(join(source, file), 'utf8')
      .split('\n')
      .map((line, index) => `${index + 1}: ${line.trim()}`)
      .filter((line) => colour.test(line) || (!file.endsWith('.css') && size.test(line)))
    expect(literals).toEqual([])
  },
)
