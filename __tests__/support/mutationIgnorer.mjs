// @ts-check
// Not TypeScript: Stryker loads this file with Node itself, and Node 20.19 cannot load TypeScript.

/** Stryker brings Babel. @typedef {import('@babel/core').NodePath} NodePath */

/** @param {NodePath} path `sx={…}`, `keyframes(…)` or `styled('div')(…)` */
const isStyle = (path) =>
  (path.isJSXAttribute() && path.node.name.name === 'sx') ||
  (path.isCallExpression() && /^(keyframes|styled\(.*\))$/s.test(path.get('callee').toString()))

/**
 * @param {NodePath} path a constant that only styles use
 * @returns {boolean}
 */
const isUsedByStyles = (path) => {
  if (!path.isVariableDeclarator() || path.get('init').isFunction()) return false
  const [name] = Object.keys(path.getBindingIdentifiers())
  const uses = path.scope.getBinding(name ?? '')?.referencePaths ?? []
  const isInStyle = (/** @type {NodePath} */ p) => isStyle(p) || (p !== path && isUsedByStyles(p))
  return uses.length > 0 && uses.every((use) => use.findParent(isInStyle))
}

/** As Stryker loads plug-ins: https://stryker-mutator.io/docs/stryker-js/disable-mutants/ */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'styles',
    value: {
      /** @param {NodePath} path */
      shouldIgnore: (path) => {
        if (isStyle(path) || isUsedByStyles(path)) return 'Screenshots compare looks.'
        return undefined
      },
    },
  },
]
