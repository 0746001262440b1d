import { Button } from '../components/Button'
import { Hero } from '../components/Hero'
import { Picture } from '../components/Picture'
import type { HeroContent } from '../content/generated/types'
import { pictureOf, type ResponsiveImage } from '../content/image'
import { headerHeight } from '../theme/tokens'

/**
 * The picture covers the screen below the header, so on a tall screen it is wider than the screen.
 * A high-density phone shows a third of it, so it loads a narrower one: softer, but half the bytes.
 */
function coverSizes(picture: ResponsiveImage | undefined): string | undefined {
  if (!picture) return undefined
  const ratio = Math.round((100 * picture.width) / picture.height)
  const densePhone = '(orientation: portrait) and (min-resolution: 1.5dppx)'
  return `${densePhone} calc(100vh - ${headerHeight}px), max(100vw, ${ratio}vh)`
}

/** Renders the hero of the home page. */
export function HeroBand({ action, image, imageAlt, ...texts }: HeroContent) {
  return (
    <Hero
      {...texts}
      action={
        <Button href={action.path} size="large">
          {action.label}
        </Button>
      }
      image={
        <Picture
          {...pictureOf(image)}
          priority
          alt={imageAlt}
          sizes={coverSizes(image.childImageSharp?.gatsbyImageData)}
        />
      }
    />
  )
}
