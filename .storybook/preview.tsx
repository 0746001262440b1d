import type { Preview } from '@storybook/react-vite'
import { AppTheme } from '../src/theme/AppTheme'
import { PinnedScheme } from './scheme'

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { controls: { sort: 'requiredFirst' } },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Welcome', 'foundations', 'components', 'layout', 'sections', 'screens'],
      },
    },
    viewport: {
      options: {
        phone320: {
          name: 'Small phone, 320',
          styles: { width: '320px', height: '568px' },
          type: 'mobile',
        },
        phone390: {
          name: 'Phone, 390',
          styles: { width: '390px', height: '844px' },
          type: 'mobile',
        },
        tablet768: {
          name: 'Tablet, 768',
          styles: { width: '768px', height: '1024px' },
          type: 'tablet',
        },
        desktop1280: {
          name: 'Desktop, 1280',
          styles: { width: '1280px', height: '800px' },
          type: 'desktop',
        },
        wide1920: {
          name: 'Wide desktop, 1920',
          styles: { width: '1920px', height: '1080px' },
          type: 'desktop',
        },
      },
    },
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'As the system', icon: 'browser' },
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { scheme: 'system' },
  decorators: [
    (Story, { globals }) => (
      <AppTheme>
        <PinnedScheme scheme={globals.scheme} />
        <Story />
      </AppTheme>
    ),
  ],
}

export default preview
