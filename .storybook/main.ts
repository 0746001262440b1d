import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { parse } from 'yaml'
// Storybook's loader needs an extension and TypeScript allows this one; both find the .ts file.
import contentConfig from '../content-model.config.js'
import { contentModules } from './contentModules.js'

const { folder: contentFolder } = contentConfig
const { brand } = parse(readFileSync(join(contentFolder, 'site.yaml'), 'utf8')) as {
  brand: Record<'name' | 'mark' | 'icon', string>
}
const mark = readFileSync(join(contentFolder, brand.mark), 'base64')
const font = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

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
  previewAnnotations: (entries = []) => [...entries, join(import.meta.dirname, 'docs.tsx')],
  staticDirs: [
    { from: join(contentFolder, brand.icon), to: '/favicon.svg' },
    { from: fileURLToPath(import.meta.resolve(font)), to: '/brand-font.woff2' },
    // For the editor, which asks its server for them.
    { from: '../__tests__/fixtures/content/images', to: '/content/images' },
  ],
  // For manager.ts, which cannot read YAML.
  env: (env) => ({
    ...env,
    STORYBOOK_BRAND_NAME: brand.name,
    STORYBOOK_BRAND_MARK: `data:image/svg+xml;base64,${mark}`,
  }),
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
