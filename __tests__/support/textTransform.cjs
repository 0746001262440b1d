// @ts-check

module.exports = {
  /** @param {string} text */
  process: (text) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} }`,
  }),
}
