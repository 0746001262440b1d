import { useEffect, useState } from 'react'
import type { Finding } from '../../src/content/check/finding'
import { fieldId } from '../fields/fieldId'
import { fileOf } from './pageOf'

/** Focuses the field that a finding is about, once its file is shown. */
export function useFieldFocus(): (finding: Finding) => void {
  const [wanted, setWanted] = useState<string>()

  useEffect(() => {
    if (!wanted) return
    setWanted(undefined)
    const field = document.getElementById(wanted)
    for (let parent = field?.parentElement; parent; parent = parent.parentElement) {
      if (parent instanceof HTMLDetailsElement) parent.open = true
    }
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }, [wanted])

  return (finding) => setWanted(fieldId(fileOf(finding), finding.path ?? []))
}
