import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import contentConfig from '../../content-model.config'
import type { SiteContent } from '../../src/content/generated/types'
import { contentData } from './contentNodes'

const { folder } = contentConfig

interface Site extends Pick<SiteContent, 'contact' | 'footer' | 'language' | 'url'> {
  /** Pictures are paths here. */
  brand: { name: string; mark: string; icon: string }
}

/** The texts and the paths of pictures that the files beside the pages are made of. */
export function siteFacts() {
  const { brand, contact, footer, language, url }: Site = dataOf('site.yaml')
  const { hero }: { hero: { headline: string; image: string } } = dataOf('home.yaml')
  return {
    brandName: brand.name,
    blurb: footer.blurb,
    email: contact.email,
    headline: hero.headline,
    language,
    url,
    mark: join(folder, brand.mark),
    icon: join(folder, brand.icon),
    picture: join(folder, hero.image),
  }
}

export type SiteFacts = ReturnType<typeof siteFacts>

const dataOf = (name: string) => contentData(readFileSync(join(folder, name), 'utf8'), folder)
