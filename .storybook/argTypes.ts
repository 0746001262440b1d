import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: TypeInfo }> }
}
interface TypeInfo {
  name: string
  /** As written in the source. */
  raw?: string
  /** The value of a literal type. */
  value?: string
}

/** Shows types as written in the source, not as `union` or `Ref`, with a control that fits. */
export const asWritten: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {}
  const entries = Object.entries(argTypes).map(([name, argType]) => {
    const info = props[name]?.tsType
    return [name, info && info.name !== 'unknown' ? explain(argType, info) : argType]
  })
  return Object.fromEntries(entries)
}

function explain(argType: StrictInputType, { name, raw, value }: TypeInfo): StrictInputType {
  const isPrimitive = /^(string|number|boolean)$/.test(name)
  const written = (isPrimitive ? name : name === 'literal' ? value : raw) ?? name
  const type = { ...argType.type, ...controlType(written) } as StrictInputType['type']
  const summary = written.includes('\n')
    ? { summary: type?.name, detail: written }
    : { summary: written }
  return { ...argType, type, table: { ...argType.table, type: summary } }
}

/** A child can be entered as text; a function or a ref cannot be entered. */
function controlType(written: string) {
  if (/^(ReactNode|string \| null)$/.test(written)) return { name: 'string' }
  if (/^Ref<|EventHandler/.test(written)) return { name: 'function' }
  return undefined
}
