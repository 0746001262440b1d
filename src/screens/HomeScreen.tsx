import type { HomeContent } from '../content/generated/types'
import { FeatureBand } from '../sections/FeatureBand'
import { HeroBand } from '../sections/HeroBand'

export type HomeScreenProps = Pick<HomeContent, 'hero' | 'offers'>

/** Renders the home page from its content. */
export function HomeScreen({ hero, offers }: HomeScreenProps) {
  return (
    <>
      <HeroBand {...hero} />
      <FeatureBand {...offers} overHero />
    </>
  )
}
