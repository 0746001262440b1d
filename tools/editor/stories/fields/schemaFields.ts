import about from '../../../../content/about.yaml'
import contact from '../../../../content/contact.yaml'
import home from '../../../../content/home.yaml'
import schema from '../../../../content/schema.graphql?raw'
import site from '../../../../content/site.yaml'
import { fieldsOf, type Group } from '../../model/fields'
import type { Value } from '../../model/path'

const files = fieldsOf(schema)

type Values = { readonly [key: string]: Value }

/** The fields of a file of content/, and what it has; its pictures as the file names them. */
export const fileOf = (name: 'about' | 'contact' | 'home' | 'site') => ({
  file: `${name}.yaml`,
  fields: files.get(`${name}.yaml`) as Group,
  values: values[name],
})

const values: Record<string, Values> = {
  about: withPaths(about as Values, { promise: { image: 'images/hero.png' } }),
  contact: contact as Values,
  home: withPaths(home as Values, { hero: { image: 'images/hero.png' } }),
  site: withPaths(site as Values, {
    brand: {
      mark: 'images/mark.svg',
      icon: 'images/favicon.svg',
      touchIcon: 'images/apple-touch-icon.png',
    },
  }),
}

/** The bundler puts an address in the place of a path. */
function withPaths(content: Values, paths: Record<string, Record<string, string>>): Values {
  const replaced = Object.entries(paths).map(([key, own]) => [
    key,
    { ...(content[key] as Values), ...own },
  ])
  return { ...content, ...Object.fromEntries(replaced) }
}
