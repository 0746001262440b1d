/** The tokens as Design Tokens Format 2025.10, for design tools: https://www.designtokens.org/TR/2025.10/format/ */
import { readFileSync } from 'node:fs'
import { fontFamily } from '../../src/theme/font'
import { theme } from '../../src/theme/theme'
import * as tokens from '../../src/theme/tokens'

export const tokensFile = 'src/theme/generated/tokens.json'

/** Of a fluid size, as tokens.ts says: a token of the format has one value. */
const ends = { smallest: 0, largest: -1 } as const

type End = keyof typeof ends

/** Named as in tokens.ts; `typeScale` has the description of each. */
const typeStyles = {
  display: 'display',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  numeral: 'numeral',
  lead: 'lead',
  body1: 'body',
  body2: 'small',
} as const

/**
 * Returns px.
 *
 * @param size px, a CSS length in px or rem, or a `clamp` of such lengths
 */
export function pixels(size: number | string, end: End = 'largest'): number {
  if (typeof size === 'number') return size
  const [, number, unit] = [...size.matchAll(/([\d.]+)(px|rem)/g)].at(ends[end]) ?? []
  return Number(number) * (unit === 'rem' ? tokens.rem : 1)
}

const dimension = (size: number | string, end?: End) => ({ value: pixels(size, end), unit: 'px' })

function colour(value: string) {
  const hex = /^#(..)(..)(..)$/.exec(value)
  const [red = 0, green = 0, blue = 0, percent = 100] = hex
    ? hex.slice(1).map((part) => Number.parseInt(part, 16))
    : (value.match(/\d+/g) ?? []).map(Number)
  const components = [red, green, blue].map((channel) => Math.round((1000 * channel) / 255) / 1000)
  const code = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')
  return { colorSpace: 'srgb', components, alpha: percent / 100, hex: `#${code}` }
}

/** Each layer, as in `0 1px 2px rgb(8 23 34 / 6%), 0 2px …`. */
const shadow = (value: string) =>
  value.split(/, (?=\d)/).map((layer) => {
    const [x = '0', y = '0', blur = '0'] = layer.split(' ')
    const [offsetX, offsetY, softness] = [x, y, blur].map((size) => dimension(size))
    const rgb = layer.slice(layer.indexOf('rgb'))
    return { color: colour(rgb), offsetX, offsetY, blur: softness, spread: dimension(0) }
  })

function typography(variant: keyof typeof typeStyles, end: End) {
  const { fontSize, fontWeight = 400, lineHeight, letterSpacing = 0 } = theme.typography[variant]
  const size = pixels(`${fontSize}`, end)
  return {
    fontFamily: '{font.family}',
    fontSize: dimension(size),
    fontWeight: Number(fontWeight),
    letterSpacing: dimension(Math.round(100 * Number.parseFloat(`${letterSpacing}`) * size) / 100),
    lineHeight: Number(lineHeight),
  }
}

/** The doc comments of tokens.ts: of each export, and of each key in it, as `light.surface`. */
export function notesIn(source: string): Record<string, string> {
  const notes: Record<string, string> = {}
  let group = ''
  for (const [, comment = '', exported, key] of source.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export (?:const|type) (\w+)|(\w+):)/g,
  )) {
    if (exported) group = exported
    const text = comment.replaceAll('`', '').replace(/\s*\n\s*\*\s*/g, ' ')
    notes[exported ?? `${group}.${key}`] = text.trim()
  }
  return notes
}

const notes = notesIn(readFileSync('src/theme/tokens.ts', 'utf8'))

const described = <Value extends object>(name: string, value: Value) => ({
  ...value,
  ...(notes[name] && { $description: notes[name] }),
})

/** A group of tokens of one type, made from an object of tokens.ts. */
function group<Value>(
  name: string,
  $type: string,
  values: Readonly<Record<string, Value>>,
  convert: (value: Value) => unknown,
) {
  const members = Object.entries(values).map(([key, value]) => [
    key,
    described(`${name}.${key}`, { $value: convert(value) }),
  ])
  return described(name, { $type, ...Object.fromEntries(members) })
}

const bothEnds = <Value>(at: (end: End) => Value) => ({
  smallest: at('smallest'),
  largest: at('largest'),
})

/** Without what the format has no type for: widths in characters. */
export function designTokens() {
  const { breakpointsInEm, space, rem } = tokens
  const sizes = (name: string, values: Readonly<Record<string, number | string>>, end?: End) =>
    group(name, 'dimension', values, (size) => dimension(size, end))
  const single = (name: keyof typeof tokens, size: number | string) =>
    described(name, { $type: 'dimension', $value: dimension(size) })
  const typeStylesAt = (end: End) =>
    Object.fromEntries(
      Object.entries(typeStyles).map(([variant, size]) => [
        variant,
        described(`typeScale.${size}`, {
          $value: typography(variant as keyof typeof typeStyles, end),
        }),
      ]),
    )
  const schemes = { light: tokens.light, dark: tokens.dark }
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    color: {
      ...Object.fromEntries(
        Object.entries(schemes).map(([scheme, roles]) => [
          scheme,
          { ...group('light', 'color', roles, colour), $description: notes[scheme] },
        ]),
      ),
      scrim: described('scrim', { $type: 'color', $value: colour(tokens.scrim) }),
    },
    font: {
      family: { $type: 'fontFamily', $value: fontFamily.replaceAll("'", '').split(', ') },
      weight: group('fontWeight', 'fontWeight', tokens.fontWeight, Number),
    },
    type: { $type: 'typography', ...bothEnds(typeStylesAt) },
    space: single('space', space),
    inset: bothEnds((end) => sizes('inset', tokens.inset, end)),
    page: sizes('page', tokens.page),
    minColumn: sizes('minColumn', tokens.minColumn),
    breakpoint: sizes(
      'breakpointsInEm',
      Object.fromEntries(Object.entries(breakpointsInEm).map(([name, em]) => [name, em * rem])),
    ),
    radius: sizes('radius', tokens.radius),
    edge: sizes('edge', tokens.edge),
    iconSize: sizes('iconSize', tokens.iconSize),
    target: single('target', tokens.target),
    headerHeight: single('headerHeight', tokens.headerHeight),
    buttonPadding: single('buttonPadding', tokens.buttonPadding),
    shadow: group('shadow', 'shadow', tokens.shadow, shadow),
    motion: described('motion', {
      short: {
        $type: 'duration',
        $value: { value: Number.parseFloat(tokens.motion.short), unit: 'ms' },
      },
      ease: { $type: 'cubicBezier', $value: tokens.motion.ease.match(/[\d.]+/g)?.map(Number) },
    }),
  }
}
