import type { Preview } from '@storybook/react-vite'

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgType = ReturnType<ArgTypesEnhancer>[string]

/** Shows prop types as written in the source, where Storybook only says `union`. */
export const asWritten: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, explain(argType)]))

function explain(argType: ArgType): ArgType {
  const summary = argType.type?.raw ?? argType.table?.type?.summary ?? ''
  const table = { ...argType.table, type: { summary } }
  const type = controlType(summary) ?? argType.type
  return { ...argType, type, table }
}

function controlType(written: string): ArgType['type'] {
  if (/^(ReactNode|string \| null)$/.test(written)) return { name: 'string' }
  if (/^Ref<|EventHandler/.test(written)) return { name: 'function' }
  return undefined
}
