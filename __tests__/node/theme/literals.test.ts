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

/** Matches `marginLeft`, `left: 0`, `ml: 2`, `'left'` and `(to left`, but not `left: '0% 100%'`, a part of a picture. */
const physicalSide =
  /(?:border|margin|padding|scroll)[\w-]*(?:left|right)|\b(?:left|right|[mp][lr]): (?!'\d+% 100%')|: '(?:left|right)'|\(to [a-z ]*\b(?:left|right)\b/i

/** Matches `behavior: 'smooth'`, `animate(` and view transitions, which `prefers-reduced-motion` does not stop. */
const motionByScript = /\bbehavior\b|\.animate\(|startViewTransition/

/** Returns the lines of a file that match, each with its number. */
const linesOf = (file: string, pattern: RegExp): readonly string[] =>
  readFileSync(join(source, file), 'utf8')
    .split('\n')
    .map((line, index) => `${index + 1}: ${line.trim()}`)
    .filter((line) => pattern.test(line))

test.each(files.filter((name) => !name.startsWith('theme/')))(
  '%s takes colours from the theme, and sizes from its spacing or src/theme/tokens.ts',
  (file) => {
    expect(linesOf(file, colour)).toEqual([])
    if (!file.endsWith('.css')) expect(linesOf(file, size)).toEqual([])
  },
)

test.each(files)('%s names sides by the direction of the text: inlineStart, not left', (file) => {
  expect(linesOf(file, physicalSide)).toEqual([])
})

test.each(files)('%s leaves motion to style sheets, which reduced motion stops', (file) => {
  expect(linesOf(file, motionByScript)).toEqual([])
})
