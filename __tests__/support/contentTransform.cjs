// @ts-check
// JavaScript, because Jest loads transforms before it can compile TypeScript.
const { parse } = require('yaml')

/** @param {string} text A file of content/; a picture in it becomes what Gatsby gives for it. */
const valuesOf = (text) =>
  JSON.stringify(parse(text)).replace(/"(images\/[^"]+)"/g, '{"publicURL":"$1"}')

module.exports = {
  /** @param {string} text */
  process: (text) => ({
    code: `module.exports = { __esModule: true, default: ${valuesOf(text)} }`,
  }),
}
