export type { IslandOptions } from './build/options'
export { Island, type IslandProps } from './Island'
export { inlineJson } from './page/inlineJson'
export type { Hydrated } from './script/hydrate'
