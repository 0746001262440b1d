import { Button } from '../components/Button'
import { Hero } from '../components/Hero'
import { Picture } from '../components/Picture'
import type { HeroContent } from '../content/generated/types'
import type { ResponsiveImage } from '../content/image'
import { headerHeight } from '../theme/tokens'

export type HeroBandProps = HeroContent

/**
 * The picture covers the screen below the header, so on a tall one it is drawn wider than that. A
 * dense phone, which shows a third of it, takes it as wide as high: a little softer, half the bytes.
 */
function coverSizes(picture: ResponsiveImage | undefined): string | undefined {
  if (!picture) return undefined
  const ratio = Math.round((100 * picture.width) / picture.height)
  return `(orientation: portrait) and (min-resolution: 1.5dppx) calc(100vh - ${headerHeight}px), max(100vw, ${ratio}vh)`
}

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
