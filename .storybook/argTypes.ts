import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: TypeInfo }> }
}
interface TypeInfo {
  name: string
  /** As the source writes it. */
  raw?: string
  /** Of a literal. */
  value?: string
}

/** Shows each type as the source writes it, where react-docgen only says `union` or `Ref`, with a control that fits. */
export const asWritten: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {}
  const entries = Object.entries(argTypes).map(([name, argType]) => {
    const info = props[name]?.tsType
    return [name, info && info.name !== 'unknown' ? explain(argType, info) : argType]
  })
  return Object.fromEntries(entries)
}

function explain(argType: StrictInputType, { name, raw, value }: TypeInfo): StrictInputType {
  const isElementary = /^(string|number|boolean)$/.test(name)
  const written = (isElementary ? name : name === 'literal' ? value : raw) ?? name
  const type = { ...argType.type, ...typeToEnter(written) } as StrictInputType['type']
  const summary = written.includes('\n')
    ? { summary: type?.name, detail: written }
    : { summary: written }
  return { ...argType, type, table: { ...argType.table, type: summary } }
}

/** Text can be a child; nothing can be entered for a function or a ref. */
function typeToEnter(written: string) {
  if (/^(ReactNode|string \| null)$/.test(written)) return { name: 'string' }
  if (/^Ref<|EventHandler/.test(written)) return { name: 'function' }
  return undefined
}
