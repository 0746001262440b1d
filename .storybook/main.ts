import type { StorybookConfig } from '@storybook/react-vite'
// Storybook's loader needs an extension and TypeScript allows this one; both find the .ts file.
import { contentModules } from './contentModules.js'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
    { directory: '../packages/content-editor/stories', titlePrefix: 'editor' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  features: {
    // The toolbar has our own switch for the colour scheme.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  // In the editor these come from its own server.
  staticDirs: [{ from: '../__tests__/fixtures/content/images', to: '/content/images' }],
  viteFinal: (vite, { configType }) => ({
    ...vite,
    // Serves Storybook under any path, and keeps Vite from copying Gatsby's public/.
    base: './',
    publicDir: false,
    plugins: [...(vite.plugins ?? []), contentModules(configType)],
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      // MUI's 'use client' has no effect without a server.
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { moduleLevelDirective: false } },
    },
  }),
}

export default config
