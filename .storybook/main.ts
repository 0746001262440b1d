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
    // The scheme has its own switch.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  staticDirs: [
    // For the editor, which asks its server for them.
    { from: '../__tests__/fixtures/content/images', to: '/content/images' },
  ],
  viteFinal: (vite) => ({
    ...vite,
    // Works under any path, and leaves Gatsby's public/ alone.
    base: './',
    publicDir: false,
    plugins: [...(vite.plugins ?? []), contentModules()],
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      // MUI's 'use client' means nothing without a server.
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { moduleLevelDirective: false } },
    },
  }),
}

export default config
