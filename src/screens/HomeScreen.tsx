import type { FeatureList, HeroContent } from '../content/generated/types'
import { FeatureBand } from '../sections/FeatureBand'
import { HeroBand } from '../sections/HeroBand'

export interface HomeScreenProps {
  hero: HeroContent
  offers: FeatureList
}

/** Renders the home page: the hero, and what the company offers. */
export function HomeScreen({ hero, offers }: HomeScreenProps) {
  return (
    <>
      <HeroBand {...hero} />
      <FeatureBand {...offers} overHero />
    </>
  )
}
