export type { IslandOptions } from './build/options'
export { Island, type IslandProps } from './Island'
export { inScript } from './page/inScript'
export type { Hydrated } from './script/hydrate'
