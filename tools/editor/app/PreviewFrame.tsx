import { useEffect, useRef, useState } from 'react'
import { type FrameMessage, onMessageFrom, type ShowMessage } from '../preview/messages'

export interface PreviewFrameProps {
  /** Address of the built editor/preview/index.html. */
  address: string
  title: string
  show: Omit<ShowMessage, 'type' | 'scheme'>
  scheme: ShowMessage['scheme']
  /** It is being made ready behind the frame that is seen. */
  isNext: boolean
  onMessage: (message: FrameMessage) => void
  style: React.CSSProperties
}

/** A frame with one of the site's pages; it is told again whenever something changes. */
export function PreviewFrame({
  address,
  title,
  show,
  scheme,
  isNext,
  onMessage,
  style,
}: PreviewFrameProps) {
  const { content, page, state } = show
  const frame = useRef<HTMLIFrameElement>(null)
  /** How often it was loaded. */
  const [loads, setLoads] = useState(0)
  const take = useRef(onMessage)
  useEffect(() => {
    take.current = onMessage
  })
  useEffect(
    () =>
      onMessageFrom<FrameMessage>(
        () => frame.current?.contentWindow,
        (message) => {
          if (message.type === 'ready') setLoads((before) => before + 1)
          take.current(message)
        },
      ),
    [],
  )
  useEffect(() => {
    if (loads === 0) return
    const message: ShowMessage = { type: 'show', content, page, ...(state && { state }), scheme }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [loads, content, page, state, scheme])
  return (
    <iframe
      ref={frame}
      src={address}
      title={title}
      inert={isNext}
      style={{ ...style, colorScheme: scheme, ...(isNext && { opacity: 0 }) }}
    />
  )
}
