import type { GatsbyNode } from 'gatsby'
import type { Directives } from '../page/policy'

/** The plugin's options; README.md explains them. */
export interface IslandOptions {
  islands?: Readonly<Record<string, { modules: readonly string[]; policy?: Directives }>>
  policy?: Directives
  replace?: Readonly<Record<string, string>>
  targets?: readonly string[]
  packages?: readonly string[]
  sourceMaps?: boolean
}

export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) => {
  const texts = Joi.array().items(Joi.string())
  const policy = Joi.object().pattern(Joi.string(), texts).default({})
  const island = Joi.object({ modules: texts.min(1).required(), policy })
  return Joi.object({
    islands: Joi.object()
      .pattern(/^[\w-]+$/, island)
      .default({}),
    policy,
    replace: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
    targets: texts.default([]),
    packages: texts.default([]),
    sourceMaps: Joi.boolean().default(false),
  })
}
