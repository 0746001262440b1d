import { theme } from '../../src/theme/theme'

const declared = JSON.stringify(theme.generateStyleSheets()).match(/--mui-[\w-]+(?=":)/g) ?? []

test('the pages carry the variables of the tokens', () => {
  expect(declared).toContain('--mui-palette-brand-focus')
  expect(declared).toContain('--mui-palette-Button-inheritContainedBg')
})

test.each(['font', 'overlays', 'zIndex', 'palette-Alert', 'palette-Switch', 'palette-Tooltip'])(
  'they carry none of %s, which nothing on them reads',
  (group) => {
    expect(declared.filter((name) => name.startsWith(`--mui-${group}-`))).toEqual([])
  },
)
