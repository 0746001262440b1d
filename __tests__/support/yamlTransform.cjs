// @ts-check
// JavaScript, because Jest loads transforms before it can compile TypeScript.
const { parse } = require('yaml')

module.exports = {
  /** @param {string} text */
  process: (text) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(parse(text))} }`,
  }),
}
