import type { EditorConfig } from '@partner-site/content-editor'
import {
  FeatureIcon,
  type FeatureIconName,
  featureIconNames,
} from '../../src/components/FeatureIcon'
import { fontFaces } from '../../src/theme/fonts'
import { pictureFocus } from '../../src/theme/styles'
import { theme } from '../../src/theme/theme'

const isIcon = (name: string): name is FeatureIconName =>
  (featureIconNames as string[]).includes(name)

const { brand } = theme.vars.palette

/** The site's look in the content editor, for its stories too. */
export const editorLook = {
  Option: ({ option }) => isIcon(option) && <FeatureIcon name={option} />,
  crops: {
    // Below the header, on a phone of 390 by 844 px and in a window of 1280 by 800 px.
    hero: [
      { label: 'On a phone', ratio: 390 / 780 },
      { label: 'On a desktop screen', ratio: 1280 / 730 },
    ],
    fleet: [{ label: 'On the page', ratio: 16 / 10 }],
  },
  focus: pictureFocus,
  theme,
  fonts: fontFaces,
  colours: {
    line: brand.lineStrong,
    focus: brand.focus,
    mark: brand.mark,
    good: brand.successSurface,
  },
} satisfies EditorConfig
