import { Button } from '../components/Button'
import { Hero } from '../components/Hero'
import { Picture } from '../components/Picture'
import type { ResponsiveImage } from '../content/image'
import type { HeroContent } from '../content/types'

export type HeroBandProps = HeroContent

/**
 * The picture covers the screen, so on a tall one it is shown as wide as its height asks for. A phone
 * shows but a third of that; there a little less than its full sharpness saves half of the bytes.
 */
const coverSizes = (picture: ResponsiveImage | undefined): string | undefined =>
  picture &&
  `(orientation: portrait) and (min-resolution: 1.5dppx) 100vh, max(100vw, ${Math.round((100 * picture.width) / picture.height)}vh)`

/** The home page's opening. The picture only sets the mood, so it is not read out. */
export function HeroBand({ headline, lead, action, image }: HeroBandProps) {
  const picture = image.childImageSharp?.gatsbyImageData
  return (
    <Hero
      headline={headline}
      lead={lead}
      action={
        <Button href={action.path} size="large">
          {action.label}
        </Button>
      }
      image={
        <Picture
          priority
          alt=""
          src={picture?.images.fallback?.src ?? image.publicURL ?? ''}
          srcSet={picture?.images.fallback?.srcSet}
          sources={picture?.images.sources}
          sizes={coverSizes(picture)}
        />
      }
    />
  )
}
