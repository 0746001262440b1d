// @ts-check
// JavaScript, because Jest loads transforms before it can compile TypeScript.
const { basename } = require('node:path')

module.exports = {
  /** @param {string} _text @param {string} path */
  process: (_text, path) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(`/${basename(path)}`)} }`,
  }),
}
