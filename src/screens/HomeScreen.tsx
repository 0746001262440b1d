import type { HomeContent } from '../content/generated/types'
import { FeatureBand } from '../sections/FeatureBand'
import { HeroBand } from '../sections/HeroBand'

export function HomeScreen({ hero, offers }: Omit<HomeContent, 'seo'>) {
  return (
    <>
      <HeroBand {...hero} />
      <FeatureBand {...offers} overHero />
    </>
  )
}
