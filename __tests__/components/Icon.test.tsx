import { composeStories } from '@storybook/react-vite'
import { render } from '@testing-library/react'
import { type IconName, iconNames } from '../../src/components/Icon'
import * as stories from '../../stories/components/Icon.stories'

const { Standard, Large } = composeStories(stories)

/** An icon has no role to find it by: that is its promise. */
const drawn = (story: React.ReactElement) => render(story).container.querySelector('svg')

test.each(iconNames)('%s is drawn and not read out', (name) => {
  const icon = drawn(<Standard name={name} />)
  expect(icon?.childElementCount).toBeGreaterThan(0)
  expect(icon).toHaveAttribute('aria-hidden', 'true')
})

test('each name has a picture of its own', () => {
  const pictureOf = (name: IconName) => drawn(<Standard name={name} />)?.innerHTML
  expect(new Set(iconNames.map(pictureOf)).size).toBe(iconNames.length)
})

test('it comes in the size that is asked for', () => {
  expect(drawn(<Large />)).toHaveAttribute('width', '48')
})
