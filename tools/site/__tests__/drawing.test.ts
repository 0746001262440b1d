import { withColours } from '../drawing'

const palette = '<style>svg { --ink: #0e2433; --gold: #fbe3b9; }</style>'
const fill = (colour: string) => `${palette}<rect fill="${colour}"/>`

test.each([
  ['var(--gold)', '#fbe3b9'],
  ['color-mix(in srgb, var(--ink), var(--gold) 25%)', 'rgb(73,84,85)'],
  ['#fff', '#fff'],
])('%s of a drawing becomes %s', (colour, value) => {
  expect(withColours(fill(colour))).toBe(fill(value))
})

test('a colour that the palette does not have is an error', () => {
  expect(() => withColours(fill('var(--silver)'))).toThrow('no --silver')
})
