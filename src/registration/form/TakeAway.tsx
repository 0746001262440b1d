import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Button } from '../../components/Button'
import type { SuccessTexts } from '../../content/generated/types'
import { encode } from './applicationText'

export interface TakeAwayProps {
  texts: SuccessTexts
  /** The application, as people read it. */
  text: string
  /** Of the file that is saved. */
  fileName: string
  /** Offers to print the page. */
  isPrintable?: boolean
}

/** The visitor has closed the browser's own window. */
const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/**
 * Renders the buttons of a `ButtonRow` that take an application out of the page. Some browsers, above all
 * those inside other apps, offer printing or sharing and refuse it.
 */
export function TakeAway({ texts, text, fileName, isPrintable = false }: TakeAwayProps) {
  const [hasFailed, setFailed] = useState(false)
  const attempt = (action: () => unknown) => async () => {
    setFailed(false)
    try {
      await action()
    } catch (error) {
      setFailed(!isClosed(error))
    }
  }
  return (
    <>
      {isPrintable && (
        <Button kind="secondary" onClick={attempt(() => window.print())}>
          {texts.print}
        </Button>
      )}
      {'share' in navigator && (
        <Button kind="secondary" onClick={attempt(() => navigator.share({ text }))}>
          {texts.share}
        </Button>
      )}
      <Button
        kind="secondary"
        href={`data:text/plain;charset=utf-8,${encode(text)}`}
        download={fileName}
      >
        {texts.save}
      </Button>
      {hasFailed && (
        <Typography role="alert" sx={{ flexBasis: '100%' }}>
          {texts.refused}
        </Typography>
      )}
    </>
  )
}
