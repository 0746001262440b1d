/** Returns the wrapper as it is. It replaces hoist-non-react-statics (modules.cjs). */
export default function noStatics<Wrapper>(wrapper: Wrapper): Wrapper {
  return wrapper
}
