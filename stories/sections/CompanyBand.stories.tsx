import type { Meta, StoryObj } from '@storybook/react-vite'
import { CompanyBand } from '../../src/sections/CompanyBand'
import { aboutContent } from '../support/content'
import { listOf, longWord } from '../support/lists'

const { fleet } = aboutContent
const values = ['20+', '10+', '24/7', '98%', '1,200+', '350']

/** The first two are the site's own; the others have the maximum length. */
const fleetOf = (count: number) => {
  const figures = values.map((value, index) => ({
    value,
    label: fleet.figures[index]?.label ?? `journeys a year, as counted in way ${index + 1}`,
  }))
  const renamed = (figure: (typeof figures)[number], round: number) => ({
    ...figure,
    label: `${figure.label} (${round})`,
  })
  return { fleet: { ...fleet, figures: listOf(figures, count, renamed) } }
}

export default {
  component: CompanyBand,
  args: aboutContent,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CompanyBand>

type Story = StoryObj<typeof CompanyBand>

export const Standard: Story = {}
export const OneFigure: Story = { args: fleetOf(1) }
export const FourFigures: Story = { args: fleetOf(4) }
export const FourLongFigures: Story = {
  args: {
    fleet: {
      ...fleet,
      figures: fleetOf(4).fleet.figures.map((figure) => ({ ...figure, value: '1,200+' })),
    },
  },
}
export const FiveFigures: Story = { args: fleetOf(5) }
export const EightFigures: Story = { args: fleetOf(8) }
export const TwelveFigures: Story = { args: fleetOf(12) }
export const OneLongWord: Story = {
  args: {
    heading: longWord,
    paragraphs: [longWord, `${longWord}.`],
    fleet: { heading: longWord, figures: [{ value: '1,200,000+', label: longWord }] },
  },
}
