import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import contentConfig from '../../content-model.config'
import type { SiteContent } from '../../src/content/generated/types'
import { contentData } from './contentNodes'

const { folder } = contentConfig

interface Site extends Pick<SiteContent, 'contact' | 'footer' | 'language' | 'url'> {
  /** A picture is a path here. */
  brand: { name: string; mark: string }
}

/** The texts and the paths of pictures that the files beside the pages are made of. */
export function siteFacts() {
  const { brand, contact, footer, language, url }: Site = contentData(
    readFileSync(join(folder, 'site.yaml'), 'utf8'),
    folder,
  )
  return {
    brandName: brand.name,
    blurb: footer.blurb,
    email: contact.email,
    language,
    url,
    mark: join(folder, brand.mark),
  }
}

export type SiteFacts = ReturnType<typeof siteFacts>
