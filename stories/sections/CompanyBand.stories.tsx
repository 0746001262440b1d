import type { Meta, StoryObj } from '@storybook/react-vite'
import { CompanyBand } from '../../src/sections/CompanyBand'
import { aboutContent, longWord } from '../support/content'
import { withoutSnippet } from '../support/screens'

const { heading, paragraphs, fleet } = aboutContent

/** The labels of the first two are the site's own; the others have the maximum length. */
const four = ['20+', '10+', '24/7', '10,000+'].map((value, index) => ({
  value,
  label: fleet.figures[index]?.label ?? `journeys a year, as counted in way ${index + 1}`,
}))

export default {
  component: CompanyBand,
  args: { heading, paragraphs, fleet },
  parameters: { layout: 'fullscreen', ...withoutSnippet },
} satisfies Meta<typeof CompanyBand>

type Story = StoryObj<typeof CompanyBand>

export const FourFigures: Story = { args: { fleet: { ...fleet, figures: four } } }
export const OneLongWord: Story = {
  args: {
    heading: longWord,
    paragraphs: [longWord, `${longWord}.`],
    fleet: {
      ...fleet,
      heading: longWord,
      figures: four.slice(2).map(({ value }) => ({ value, label: `${value} ${longWord}` })),
    },
  },
  tags: ['!screenshot'],
}
