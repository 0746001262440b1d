import type { Preview } from '@storybook/react-vite'
import { AppTheme } from '../src/theme/AppTheme'

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'padded',
    options: {
      storySort: {
        order: ['Welcome', 'foundations', 'components', 'layout', 'sections', 'screens'],
      },
    },
  },
  decorators: [
    (Story) => (
      <AppTheme>
        <Story />
      </AppTheme>
    ),
  ],
}

export default preview
