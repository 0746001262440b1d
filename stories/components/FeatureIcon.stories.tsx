import type { Meta, StoryObj } from '@storybook/react-vite'
import { FeatureIcon, featureIconNames } from '../../src/components/FeatureIcon'

const meta = {
  component: FeatureIcon,
  args: { name: 'bus', size: 48 },
  argTypes: {
    name: {
      control: 'select',
      options: featureIconNames,
      table: { type: { summary: 'FeatureIconName' } },
    },
  },
} satisfies Meta<typeof FeatureIcon>

export default meta

export const Standard: StoryObj<typeof meta> = {}
