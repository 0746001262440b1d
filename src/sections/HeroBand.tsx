import { Button } from '../components/Button'
import { Hero } from '../components/Hero'
import { Picture } from '../components/Picture'
import type { HeroContent } from '../content/types'

export type HeroBandProps = HeroContent

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
          sizes={picture?.images.fallback?.sizes}
        />
      }
    />
  )
}
