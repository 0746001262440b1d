// @ts-check
// JavaScript, because Jest loads transforms before it can compile TypeScript.
const { basename } = require('node:path')
const { contentExpression } = require('../../tools/lib/contentExpression.cjs')

/** The value that importing a non-code file gives, by the `as` in jest.config.mjs. */
const values = {
  /** @param {string} text */
  content: (text) => contentExpression(text, JSON.stringify),
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
