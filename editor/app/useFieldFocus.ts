import { useEffect, useState } from 'react'
import type { Finding } from '../../src/content/check/finding'
import { fieldId, goToField } from '../fields/place'
import { fileOf } from './pageOf'

/** Goes to the field that a finding is about, once its file is shown. */
export function useFieldFocus(): (finding: Finding) => void {
  const [wanted, setWanted] = useState<string>()

  useEffect(() => {
    if (!wanted) return
    setWanted(undefined)
    goToField(wanted)
  }, [wanted])

  return (finding) => setWanted(fieldId(fileOf(finding), finding.path ?? []))
}
