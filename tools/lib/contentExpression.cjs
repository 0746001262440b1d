// @ts-check
// JavaScript, because Jest loads transforms before it can compile TypeScript.
const { parse } = require('yaml')

/**
 * Turns a content file into a JavaScript expression; paths of pictures become objects, as in
 * Gatsby.
 *
 * @param {string} text of the file
 * @param {(path: string) => string} address an expression for the address of a picture
 */
exports.contentExpression = (text, address) =>
  JSON.stringify(parse(text)).replace(
    /"(images\/[^"]+)"/g,
    (_all, path) => `{"publicURL":${address(path)}}`,
  )
