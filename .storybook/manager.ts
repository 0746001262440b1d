import { addons } from 'storybook/manager-api'
import { fontFamily } from '../src/theme/tokens'
import { brandTheme } from './brandTheme'

/** Set by main.ts from content/site.yaml. */
const { STORYBOOK_BRAND_NAME: name, STORYBOOK_BRAND_MARK: mark } = process.env

const title = `<span style="display:flex;align-items:center;gap:10px;font-size:16px">
  <img src="${mark}" alt="" width="28" height="28">${name}
</span>`

document.fonts.add(new FontFace(fontFamily.web, "url('./brand-font.woff2')", { weight: '300 900' }))

const system = window.matchMedia('(prefers-color-scheme: dark)')

const followSystem = () =>
  addons.setConfig({ theme: brandTheme(system.matches ? 'dark' : 'light', title) })

followSystem()
system.addEventListener('change', followSystem)
