import { useEffect, useState } from 'react'

/** How long somebody has to pause, in ms. */
const pause = 700

/** The last value that did not change for a moment: not each key while somebody types. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
