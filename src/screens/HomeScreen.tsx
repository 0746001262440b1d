import type { HomeContent } from '../content/generated/types'
import { FeatureBand } from '../sections/FeatureBand'
import { HeroBand } from '../sections/HeroBand'

export type HomeScreenProps = Pick<HomeContent, 'hero' | 'offers'>

/** The home page as a function of its content. */
export function HomeScreen({ hero, offers }: HomeScreenProps) {
  return (
    <>
      <HeroBand {...hero} />
      <FeatureBand {...offers} overHero />
    </>
  )
}
