import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { light } from '../../src/theme/tokens'
import { docComments } from '../../stories/support/docComments'
import { Texts, textsWithPlaceholders } from '../../stories/support/Texts'
import { rangeOf } from '../../stories/support/TypeScale'

test('each colour role has a comment in the tokens', () => {
  const notes = docComments(readFileSync('src/theme/tokens.ts', 'utf8'))
  expect(Object.keys(light).filter((role) => !notes[role])).toEqual([])
})

test('sizes are shown in px', () => {
  expect(rangeOf('clamp(2.125rem, 1.3rem + 3.9vw, 4rem)')).toBe('34 to 64')
  expect(rangeOf('1.0625rem')).toBe('17')
})

test('a missing text is an error, not an empty row', () => {
  const rows = [['A phone number', undefined]] as const
  expect(() => render(<Texts caption="Figures" rows={rows} />)).toThrow(
    '"Figures": there is no text for "A phone number".',
  )
})

test('texts with a placeholder are found at any depth', () => {
  const content = { title: 'No placeholder', form: { errors: ['Fine', '{name} is missing'] } }
  expect(textsWithPlaceholders(content)).toEqual([['form.errors.1', '{name} is missing']])
})
