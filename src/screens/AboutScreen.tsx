import type { AboutContent } from '../content/generated/types'
import { CompanyBand } from '../sections/CompanyBand'
import { FeatureBand } from '../sections/FeatureBand'
import { PromiseBand } from '../sections/PromiseBand'

export type AboutScreenProps = Pick<
  AboutContent,
  'heading' | 'paragraphs' | 'fleet' | 'whyChoose' | 'promise'
>

/** Renders the about page from its content. */
export function AboutScreen({ whyChoose, promise, ...company }: AboutScreenProps) {
  return (
    <>
      <CompanyBand {...company} />
      <FeatureBand {...whyChoose} tone="raised" />
      <PromiseBand {...promise} />
    </>
  )
}
