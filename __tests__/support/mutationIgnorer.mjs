// @ts-check
// Not TypeScript: Stryker loads this file with Node itself, and Node 20.19 cannot load TypeScript.

/** Stryker brings Babel. @typedef {import('@babel/core').NodePath} NodePath */

/**
 * Only screenshots see looks, so the tests of a folder cannot notice a change of them.
 *
 * @param {NodePath} path
 */
const isStyle = (path) =>
  (path.isJSXAttribute() && path.node.name.name === 'sx') ||
  (path.isCallExpression() &&
    (path.get('callee').isIdentifier({ name: 'keyframes' }) || isStyledCall(path.get('callee'))))

/** @param {NodePath | NodePath[]} path `styled('div')`, which is called with the styles */
const isStyledCall = (path) =>
  !Array.isArray(path) &&
  path.isCallExpression() &&
  path.get('callee').isIdentifier({ name: 'styled' })

/**
 * Constants that only styles use.
 *
 * @param {NodePath} path
 * @param {readonly NodePath['node'][]} users those whose constants are looked at, as some use each other
 * @returns {boolean}
 */
function isConstantOfStyles(path, users = []) {
  if (!path.isVariableDeclarator() || path.node.id.type !== 'Identifier') return false
  if (users.includes(path.node)) return false
  const all = [...users, path.node]
  const uses = path.scope.getBinding(path.node.id.name)?.referencePaths ?? []
  return (
    uses.length > 0 &&
    uses.every((use) => use.findParent((p) => isStyle(p) || isConstantOfStyles(p, all)))
  )
}

/**
 * Its source is put into the page, and with Stryker's switches it would use what is outside it.
 *
 * @param {NodePath} path
 */
const isCopiedIntoPage = (path) =>
  path.isFunctionDeclaration() && path.node.id?.name === 'noteTyping'

/** As Stryker loads plug-ins: https://stryker-mutator.io/docs/stryker-js/disable-mutants/ */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'styles',
    value: {
      /** @param {NodePath} path */
      shouldIgnore: (path) => {
        if (isCopiedIntoPage(path)) return 'The page has its source.'
        if (isStyle(path) || isConstantOfStyles(path)) return 'Screenshots compare looks.'
        return undefined
      },
    },
  },
]
