/** Returns the wrapper as it is. It replaces hoist-non-react-statics (replacedModules.cjs). */
export default function noStatics<Wrapper>(wrapper: Wrapper): Wrapper {
  return wrapper
}
