import { useEffect, useState } from 'react'
import { goToField } from '../fields/place'

/** The id of the question about a file that somebody else changed. */
export const questionId = (file: string): string => `${file}-question`

/** Goes to the field or question with an id, once its file is shown. */
export function useFieldFocus(): (id: string) => void {
  const [wanted, setWanted] = useState<string>()

  useEffect(() => {
    if (!wanted) return
    setWanted(undefined)
    goToField(wanted)
  }, [wanted])

  return setWanted
}
