import type { Action, FeatureList, PromiseContent } from '../content/generated/types'
import { ActionBand } from '../sections/ActionBand'
import { CompanyBand, type CompanyBandProps } from '../sections/CompanyBand'
import { FeatureBand } from '../sections/FeatureBand'

export interface AboutScreenProps extends CompanyBandProps {
  whyChoose: FeatureList
  promise: PromiseContent
  /** Of the button below the promise. */
  action: Action
}

/** Renders the about page: the company and its fleet, reasons to choose it, its promise. */
export function AboutScreen({ whyChoose, promise, action, ...company }: AboutScreenProps) {
  return (
    <>
      <CompanyBand {...company} />
      <FeatureBand {...whyChoose} raised />
      <ActionBand {...promise} action={action} isStatement />
    </>
  )
}
