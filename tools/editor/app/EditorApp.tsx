import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Alert } from '../../../src/components/Alert'
import { Button } from '../../../src/components/Button'
import type { ContentAnswer } from '../model/protocol'
import type { EditorServer } from './editorServer'
import { PreviewPane, type PreviewPaneProps } from './PreviewPane'
import { texts } from './texts'
import type { UnsavedWork, UnsavedWorkStore } from './unsavedWork'
import { Workspace } from './Workspace'

export interface EditorAppProps {
  server: EditorServer
  /** Where the browser keeps what is not saved. */
  work: UnsavedWorkStore
  /** What stands beside the form; stories and tests have no frame to show. */
  Preview?: ComponentType<PreviewPaneProps>
}

type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'open'; readonly content: ContentAnswer; readonly kept?: UnsavedWork }

/** The editor of content/*.yaml: opens the content, then shows the workspace. */
export function EditorApp({ server, work, Preview = PreviewPane }: EditorAppProps) {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' })

  const open = useCallback(async () => {
    setOpening({ kind: 'opening' })
    try {
      const [content, kept] = await Promise.all([server.content(), work.load()])
      setOpening({ kind: 'open', content, kept })
    } catch (error) {
      setOpening({ kind: 'failed', message: error instanceof Error ? error.message : `${error}` })
    }
  }, [server, work])

  useEffect(() => {
    void open()
  }, [open])

  if (opening.kind === 'open') {
    const { content, kept } = opening
    return <Workspace server={server} work={work} content={content} kept={kept} Preview={Preview} />
  }
  return (
    <Box component="main" sx={{ padding: 4, display: 'grid', gap: 3, maxWidth: '60ch' }}>
      <Typography variant="h2" component="h1">
        {texts.title}
      </Typography>
      {opening.kind === 'opening' ? (
        <p role="status">{texts.loading}</p>
      ) : (
        <Alert tone="failure" title={texts.notOpened}>
          <p>{opening.message}</p>
          <Button onClick={open}>{texts.tryAgain}</Button>
        </Alert>
      )}
    </Box>
  )
}
