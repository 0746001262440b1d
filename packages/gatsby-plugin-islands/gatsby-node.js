// @ts-check
// JavaScript, because Gatsby itself loads this file; the rest of the plugin is TypeScript.
require('tsx/cjs')

module.exports = require('./src/build/hooks')
