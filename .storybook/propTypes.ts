import type { Preview } from '@storybook/react-vite'

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgType = ReturnType<ArgTypesEnhancer>[string]

/** Shows prop types as written in the source, where Storybook only says `union`. */
export const asWritten: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, explain(argType, initialArgs[name])]),
  )

function explain(argType: ArgType, value: unknown): ArgType {
  const summary = argType.type?.raw ?? argType.table?.type?.summary ?? ''
  const table = { ...argType.table, type: { summary } }
  // No control can show an element, or a function that renders one.
  if (typeof value === 'object' && /^ReactNode/.test(summary)) {
    return { ...argType, table, control: false }
  }
  const type = controlType(summary)
  const { required } = argType.type ?? {}
  return { ...argType, table, type: type ? { ...type, required } : argType.type }
}

function controlType(written: string): ArgType['type'] {
  if (/^(ReactNode|string \| null)$/.test(written)) return { name: 'string' }
  if (/^Ref<|EventHandler/.test(written)) return { name: 'function' }
  return undefined
}
