import type { FeatureList, PromiseContent } from '../content/generated/types'
import { CompanyBand, type CompanyBandProps } from '../sections/CompanyBand'
import { FeatureBand } from '../sections/FeatureBand'
import { PromiseBand } from '../sections/PromiseBand'

export interface AboutScreenProps extends CompanyBandProps {
  whyChoose: FeatureList
  promise: PromiseContent
}

/** Renders the about page: the company and its fleet, reasons to choose it, its promise. */
export function AboutScreen({ whyChoose, promise, ...company }: AboutScreenProps) {
  return (
    <>
      <CompanyBand {...company} />
      <FeatureBand {...whyChoose} tone="raised" />
      <PromiseBand {...promise} />
    </>
  )
}
