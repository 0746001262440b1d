// @ts-check
// JavaScript, because Jest loads transforms before it can compile TypeScript.
const { basename } = require('node:path')
const { parse } = require('yaml')

/** What a file that is not code gives to the module that imports it, by the `as` in jest.config.mjs. */
const values = {
  /**
   * A file of content/; a picture in it becomes what Gatsby gives for it.
   *
   * @param {string} text
   */
  content: (text) =>
    JSON.stringify(parse(text)).replace(/"(images\/[^"]+)"/g, '{"publicURL":"$1"}'),
  /** @param {string} text */
  text: (text) => JSON.stringify(text),
  /**
   * @param {string} _text
   * @param {string} path
   */
  address: (_text, path) => JSON.stringify(`/${basename(path)}`),
}

module.exports = {
  /**
   * @param {string} text
   * @param {string} path
   * @param {{ transformerConfig: { as: keyof typeof values } }} options
   */
  process: (text, path, { transformerConfig }) => ({
    code: `module.exports = { __esModule: true, default: ${values[transformerConfig.as](text, path)} }`,
  }),
}
