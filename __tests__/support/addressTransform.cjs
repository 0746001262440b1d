// @ts-check
// Jest loads transforms before TypeScript is understood, so this one is JavaScript.
const { basename } = require('node:path')

module.exports = {
  /** @param {string} _text @param {string} path */
  process: (_text, path) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(`/${basename(path)}`)} }`,
  }),
}
