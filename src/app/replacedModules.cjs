// @ts-check
// CommonJS, since jest's resolver and gatsby-node.ts both read it.

const emptyModule = 'src/app/emptyModule.ts'
const shallowCopy = 'src/app/shallowCopy.ts'

/**
 * What the island's libraries import and the site never uses, and what webpack and jest take in
 * its place; measured in docs/decisions/what-a-browser-receives.md.
 *
 * @type {Readonly<Record<string, string>>} files of ours by the module's path in node_modules
 */
module.exports = {
  // src/theme/theme.ts switches ripples off.
  '@mui/material/ButtonBase/TouchRipple': emptyModule,
  // `loading` of MUI's button; ours is busy with a spinner of its own.
  '@mui/material/CircularProgress/index': emptyModule,
  // A text area that grows; ours has a fixed number of rows.
  '@mui/material/TextareaAutosize/index': emptyModule,
  // Formik copies values with lodash, for any kind of object; a registration is plain data.
  'lodash-es/clone': shallowCopy,
  'lodash-es/cloneDeep': shallowCopy,
  // The same in the build of Formik that jest loads.
  'lodash/clone': shallowCopy,
  'lodash/cloneDeep': shallowCopy,
}
