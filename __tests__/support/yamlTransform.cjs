// @ts-check
// Jest loads transforms before TypeScript is understood, so this one is JavaScript.
const { parse } = require('yaml')

module.exports = {
  /** @param {string} text */
  process: (text) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(parse(text))} }`,
  }),
}
