/** Replaces a module that is never used (replacedModules.cjs). */
export default undefined
