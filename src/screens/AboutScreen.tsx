import type { AboutContent } from '../content/generated/types'
import { CompanyBand } from '../sections/CompanyBand'
import { FeatureBand } from '../sections/FeatureBand'
import { PromiseBand } from '../sections/PromiseBand'

export function AboutScreen({ whyChoose, promise, ...company }: Omit<AboutContent, 'seo'>) {
  return (
    <>
      <CompanyBand {...company} />
      <FeatureBand {...whyChoose} tone="raised" />
      <PromiseBand {...promise} />
    </>
  )
}
