// @ts-check
// CommonJS, because jest's resolver and islandOptions.ts both read it.

const nothing = 'tools/site/replaced/nothing.ts'
const fieldPath = 'tools/site/replaced/fieldPath.ts'
const noStatics = 'tools/site/replaced/noStatics.ts'
const shallowCopy = 'tools/site/replaced/shallowCopy.ts'

/**
 * Modules that the island's libraries import but the site never uses, and what webpack and jest
 * load instead: docs/decisions/what-a-browser-receives.md.
 *
 * @type {Readonly<Record<string, string>>} our files by the module's path in node_modules
 */
module.exports = {
  // src/theme/theme.ts switches ripples off.
  '@mui/material/ButtonBase/TouchRipple': nothing,
  // For `loading` of MUI's button; ours has its own spinner.
  '@mui/material/CircularProgress/index': nothing,
  // For a text area that grows; ours has a fixed number of rows.
  '@mui/material/TextareaAutosize/index': nothing,
  // Formik copies values with lodash, which handles any object; a registration is plain data.
  'lodash-es/clone': shallowCopy,
  'lodash-es/cloneDeep': shallowCopy,
  // The same for the build of Formik that jest loads.
  'lodash/clone': shallowCopy,
  'lodash/cloneDeep': shallowCopy,
  // Formik takes a field's name for a path, such as `a.b[0]`; ours need no brackets.
  'lodash-es/toPath': fieldPath,
  'lodash/toPath': fieldPath,
  // Formik and Emotion copy a component's static properties to their wrappers; we wrap none that has any.
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs': noStatics,
}
