import type { ClosingContent, FeatureList, HeroContent, StepList } from '../content/generated/types'
import { ActionBand } from '../sections/ActionBand'
import { FeatureBand } from '../sections/FeatureBand'
import { FleetStrip, type FleetStripProps } from '../sections/FleetStrip'
import { HeroBand } from '../sections/HeroBand'
import { StepsBand } from '../sections/StepsBand'

export interface HomeScreenProps {
  hero: HeroContent
  /** The figures of the about page. */
  fleet: FleetStripProps
  offers: FeatureList
  steps?: StepList | null
  closing?: ClosingContent | null
}

/** Renders the home page: the hero, what speaks for the company, how to register, and once more the button. */
export function HomeScreen({ hero, fleet, offers, steps, closing }: HomeScreenProps) {
  return (
    <>
      <HeroBand {...hero} />
      <FleetStrip {...fleet} />
      <FeatureBand {...offers} />
      {steps && <StepsBand {...steps} />}
      {closing && <ActionBand {...closing} action={hero.action} />}
    </>
  )
}
