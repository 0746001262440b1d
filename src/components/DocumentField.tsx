import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { type ChangeEvent, useRef } from 'react'
import { edge, iconSize } from '../theme/tokens'
import { Button } from './Button'
import { type FieldProps, FieldShell } from './FieldShell'
import { formatFileSize } from './formatFileSize'
import { Icon } from './Icon'

/** The upload of the file that was chosen last. */
export type DocumentProgress =
  | { status: 'idle' }
  | {
      status: 'uploading'
      message: string
      /** How much of the file is uploaded, 0 to 100; without it there is no progress bar. */
      percent?: number
    }
  | {
      status: 'failed'
      message: string
      /** Offers to upload the same file again. */
      retry: boolean
      /** Reads the message out at once; false once another message has followed it. */
      announce: boolean
    }

export interface DocumentFieldProps extends FieldProps {
  /** The uploaded document; size in bytes. */
  document: { name: string; size: number } | null
  progress: DocumentProgress
  /** The file types that the picker offers, for example `application/pdf`. */
  accept: string
  uploadLabel: string
  removeLabel: string
  tryAgainLabel: string
  disabled?: boolean
  onChoose: (file: File) => void
  onRemove: () => void
  onTryAgain: () => void
  /** Called on hover and on focus, to prefetch what an upload needs. */
  onIntent?: () => void
}

const StatusRegion = styled('div')(({ theme }) => ({
  // A live region has to be in the page before its text; while it is empty, only its gap goes.
  '&:empty': { marginTop: theme.spacing(-1) },
  '& > p': {
    display: 'grid',
    gridTemplateColumns: `${iconSize.medium}px minmax(0, 1fr) auto`,
    gap: theme.spacing(1.5),
    alignItems: 'center',
    margin: 0,
    padding: theme.spacing(1.25, 1.75),
    borderRadius: theme.shape.borderRadius,
    overflowWrap: 'anywhere',
    '@media (forced-colors: active)': { border: `${edge.thin}px solid` },
  },
  '& progress': {
    gridColumn: '1 / -1',
    width: '100%',
    accentColor: theme.vars.palette.success.main,
  },
}))

const uploading = { backgroundColor: 'background.default', '& svg': { color: 'text.secondary' } }

const uploaded = { backgroundColor: 'brand.successSurface', '& svg': { color: 'success.main' } }

/** A field for one document: choose it, watch it upload, remove or replace it. */
export function DocumentField({
  document,
  progress,
  accept,
  uploadLabel,
  removeLabel,
  tryAgainLabel,
  disabled,
  onChoose,
  onRemove,
  onTryAgain,
  onIntent,
  error,
  ...shell
}: DocumentFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  const uploadButton = useRef<HTMLButtonElement>(null)
  const failure = progress.status === 'failed' ? progress : undefined

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // Otherwise choosing the same file again would not fire a change event.
    event.target.value = ''
    if (file) onChoose(file)
  }
  const remove = () => {
    onRemove()
    uploadButton.current?.focus()
  }

  return (
    <FieldShell
      {...shell}
      group
      error={failure?.message ?? error}
      errorRole={failure?.announce ? 'alert' : undefined}
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <>
          <Status id={id} document={document} progress={progress} />
          <input ref={picker} type="file" accept={accept} hidden onChange={choose} />
          <Box
            onPointerEnter={() => onIntent?.()}
            onFocus={() => onIntent?.()}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
          >
            {failure?.retry && <Button onClick={() => onTryAgain()}>{tryAgainLabel}</Button>}
            <Button
              kind="secondary"
              id={id}
              ref={uploadButton}
              aria-describedby={describedBy}
              busy={progress.status === 'uploading'}
              disabled={disabled}
              onClick={() => picker.current?.click()}
              startIcon={<Icon name="file" size={iconSize.small} />}
            >
              {uploadLabel}
            </Button>
            {document && (
              <Button kind="quiet" onClick={remove}>
                {removeLabel}
              </Button>
            )}
          </Box>
        </>
      )}
    </FieldShell>
  )
}

type StatusProps = Pick<DocumentFieldProps, 'id' | 'document' | 'progress'>

/** The upload that is under way, otherwise the document. */
function Status({ id, document, progress }: StatusProps) {
  return (
    <StatusRegion role="status">
      {progress.status === 'uploading' ? (
        <Box component="p" sx={uploading}>
          <Icon name="clock" />
          <span id={`${id}-progress`}>{progress.message}</span>
          {progress.percent !== undefined && (
            <progress aria-labelledby={`${id}-progress`} value={progress.percent} max={100} />
          )}
        </Box>
      ) : (
        document && (
          <Box component="p" sx={uploaded}>
            <Icon name="success" />
            <span>{document.name}</span>
            <span>{formatFileSize(document.size)}</span>
          </Box>
        )
      )}
    </StatusRegion>
  )
}
