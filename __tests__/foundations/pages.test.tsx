import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import type { ReactElement } from 'react'
import { AppTheme } from '../../src/theme/AppTheme'
import { light, typeScale } from '../../src/theme/tokens'
import { ColourRoles } from '../../stories/support/ColourRoles'
import { ContrastTable } from '../../stories/support/ContrastTable'
import { docComments } from '../../stories/support/docComments'
import { IconGrid } from '../../stories/support/IconGrid'
import { MotionSample } from '../../stories/support/MotionSample'
import { FixedSizes, Radii, Shadows, SpaceSteps } from '../../stories/support/SpaceAndShape'
import { Texts, textsWithPlaceholders } from '../../stories/support/Texts'
import { FontWeights, rangeOf, TypeScale } from '../../stories/support/TypeScale'

expect.extend(toHaveNoViolations)

const read = (path: string) => readFileSync(join(__dirname, '../..', path), 'utf8')
const notes = docComments(read('src/theme/tokens.ts'))
const schema = read('content/schema.graphql')

const show = (page: ReactElement) => render(page, { wrapper: AppTheme })

const samples = { ...typeScale }

test.each([
  ['colour roles', <ColourRoles key="" notes={notes} />],
  ['contrast', <ContrastTable key="" kind="text" />],
  ['type scale', <TypeScale key="" samples={samples} />],
  ['weights', <FontWeights key="" />],
  ['steps', <SpaceSteps key="" />],
  ['corners', <Radii key="" />],
  ['shadows', <Shadows key="" />],
  ['fixed sizes', <FixedSizes key="" notes={notes} />],
  ['motion', <MotionSample key="" />],
  ['icons', <IconGrid key="" schema={schema} />],
  ['texts', <Texts key="" caption="Texts" rows={[['What', 'Text']]} />],
])('axe finds nothing in the %s', async (_name, page) => {
  const { container } = show(page)
  expect(await axe(container, { rules: { region: { enabled: false } } })).toHaveNoViolations()
})

test('each role has its value and its comment from the tokens', () => {
  show(<ColourRoles notes={notes} />)
  const row = screen.getByRole('row', { name: /^mark/ })
  expect(row).toHaveTextContent(light.mark)
  expect(row).toHaveTextContent('Small accents')
})

test('each colour role has a comment in the tokens', () => {
  expect(Object.keys(light).filter((role) => !notes[role])).toEqual([])
})

test('an icon is found by a part of its name', async () => {
  show(<IconGrid schema={schema} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Find an icon' }), 'Hand')
  expect(screen.getByRole('listitem')).toHaveTextContent('handshake')
  expect(within(screen.getByRole('listitem')).getByText('code and YAML')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(/^1 of \d+$/)
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
