import about from '../../content/about.yaml'
import contact from '../../content/contact.yaml'
import home from '../../content/home.yaml'
import site from '../../content/site.yaml'
import type {
  AboutContent,
  ContactContent,
  HomeContent,
  SiteContent,
} from '../../src/content/generated/types'
import type { ContentImage } from '../../src/content/image'

/** Content as the bundler imports it: a picture is its address. */
type WithAddress<Content> = Content extends string | number | boolean | null | undefined
  ? Content
  : {
      [Key in keyof Content]: Content[Key] extends ContentImage ? string : WithAddress<Content[Key]>
    }

/**
 * The site's own texts, so that stories show what visitors read. The content check makes sure that
 * the YAML files have these shapes; only the pictures differ from Gatsby's.
 */
export const aboutContent = withPromise(about as WithAddress<AboutContent>)
export const contactContent = contact as ContactContent
export const homeContent = withHero(home as WithAddress<HomeContent>)
export const siteContent = withBrand(site as WithAddress<SiteContent>)

function withPromise({ promise, ...content }: WithAddress<AboutContent>): AboutContent {
  return { ...content, promise: { ...promise, image: { publicURL: promise.image } } }
}

function withHero({ hero, ...content }: WithAddress<HomeContent>): HomeContent {
  return { ...content, hero: { ...hero, image: { publicURL: hero.image } } }
}

function withBrand({ brand, ...content }: WithAddress<SiteContent>): SiteContent {
  const { mark, icon, touchIcon, ...texts } = brand
  const pictures = {
    mark: { publicURL: mark },
    icon: { publicURL: icon },
    touchIcon: { publicURL: touchIcon },
  }
  return { ...content, brand: { ...texts, ...pictures } }
}
