import { render } from '@testing-library/react'
import { type IconName, iconNames } from '../../src/components/Icon'
import * as stories from '../../stories/components/Icon.stories'
import { composeStories } from '../support/stories'

const { Standard, Large } = composeStories(stories)

/** An icon must have no role, so it cannot be found by one. */
const rendered = (story: React.ReactElement) => render(story).container.querySelector('svg')

test.each(iconNames)('%s is rendered and not read out', (name) => {
  const icon = rendered(<Standard name={name} />)
  expect(icon?.childElementCount).toBeGreaterThan(0)
  expect(icon).toHaveAttribute('aria-hidden', 'true')
})

test('each name has its own picture', () => {
  const pictureOf = (name: IconName) => rendered(<Standard name={name} />)?.innerHTML
  expect(new Set(iconNames.map(pictureOf)).size).toBe(iconNames.length)
})

test('it has the size that it is given', () => {
  expect(rendered(<Large />)).toHaveAttribute('width', '48')
})
