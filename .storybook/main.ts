import type { StorybookConfig } from '@storybook/react-vite'
import { yamlModules } from './yamlModules'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // Works below any path, and leaves Gatsby's public/ alone.
    base: './',
    publicDir: false,
    plugins: [...(vite.plugins ?? []), yamlModules()],
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
}

export default config
