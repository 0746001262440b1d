import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyFigures } from '../../src/components/KeyFigures'
import { aboutContent } from '../support/content'

const { figures } = aboutContent.fleet

/** The labels of the first two are the site's own; the others have the maximum length. */
const four = ['20+', '10+', '24/7', '10,000+'].map((value, index) => ({
  value,
  label: figures[index]?.label ?? `journeys a year, as counted in way ${index + 1}`,
}))

export default { component: KeyFigures, args: { figures } } satisfies Meta<typeof KeyFigures>

type Story = StoryObj<typeof KeyFigures>

export const Medium: Story = {}
export const LargeFour: Story = {
  args: { figures: four, size: 'large' },
  tags: ['dark-screenshot'],
}
