import { Band } from '../components/Band'
import { PromiseBox } from '../components/PromiseBox'
import type { PromiseContent } from '../content/generated/types'

export type PromiseBandProps = PromiseContent

/** The end of the about page: the company's promise. */
export function PromiseBand(promise: PromiseBandProps) {
  return (
    <Band>
      <PromiseBox {...promise} />
    </Band>
  )
}
