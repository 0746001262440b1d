import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

const { matches: isDark } = window.matchMedia('(prefers-color-scheme: dark)')

addons.setConfig({
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Travel-partner site',
    brandUrl: './',
  }),
})
