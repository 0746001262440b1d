import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { edge, iconSize, space } from '../theme/tokens'
import { Button, type ButtonKind } from './Button'
import { Disclosure } from './Disclosure'
import { type FieldProps, FieldShell } from './FieldShell'
import { formatFileSize } from './formatFileSize'
import { Icon } from './Icon'
import { PickerButton, PictureButtons } from './PickerButton'
import { PictureList, type PictureListTexts } from './PictureList'
import { column, StatusRegion, VisuallyHidden } from './StatusRegion'

/** What a visitor can do with a document apart from choosing it. */
export type DocumentAction = 'cancel' | 'continue' | 'keep' | 'remove' | 'tryAgain'

/** What happened to the last file that was chosen. */
export type DocumentProgress = {
  /** The pictures that become the document, to which more can be added. */
  pictures?: readonly File[]
} & (
  | {
      status: 'idle'
      /** A notice about the document. */
      note?: string
      /** What the visitor has just done, for screen readers. */
      announcement?: string
    }
  | {
      status: 'underWay'
      message: string
      /** Uploaded percentage, 0 to 100; without it there is no progress bar. */
      percent?: number
    }
  | {
      /** Waits for the visitor to continue. */
      status: 'ready'
      message: string
    }
  | {
      status: 'failed'
      message: string
      /** Another way to go on, beside the message. */
      note?: string
      /** Details, shown on demand. */
      details?: { label: string; text: string }
      /** The file is not the cause: offers to try again, and `otherWay`. */
      mayTryAgain?: boolean
      /** Announces the message at once; false once another message has followed. */
      announce: boolean
    }
)

export interface DocumentFieldProps extends FieldProps {
  /** The uploaded document; size in bytes. */
  document: { name: string; size: number } | null
  progress: DocumentProgress
  /** The file types that the picker offers, for example `application/pdf`. */
  accept: string
  /**
   * The names of the buttons. An uploaded document has `replace` in place of `upload`; once there are
   * pictures, `addPage` and `addPictures` are in place of `photo` and `pictures`.
   */
  buttons: Record<
    DocumentAction | 'upload' | 'replace' | 'photo' | 'pictures' | 'addPage' | 'addPictures',
    string
  >
  /** The texts of the list of pictures. */
  pictureTexts: PictureListTexts
  /** Another way to submit the document, for example a link. */
  otherWay?: ReactNode
  disabled?: boolean
  /** Called with the file that was picked, or with what was dropped on the field, which may be no file. */
  onChoose: (files: readonly File[]) => void
  /** Called with pictures of the document, or with more of them. */
  onPictures: (added: readonly File[]) => void
  /** Called with all of them, once one was moved or removed. */
  onArrange: (pictures: readonly File[]) => void
  onAction: (action: DocumentAction) => void
  /** Called on hover and on focus, to prefetch what an upload needs. */
  onIntent?: () => void
}

const Root = styled('div')(({ theme }) => ({
  borderRadius: theme.shape.borderRadius,
  '&[data-drop=over]': {
    outline: `${edge.ring}px dashed ${theme.vars.palette.brand.focus}`,
    outlineOffset: theme.spacing(1),
  },
}))

const Row = styled('p')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${iconSize.medium}px minmax(0, 1fr) auto`,
  gap: theme.spacing(1.5),
  alignItems: 'center',
  margin: 0,
  overflowWrap: 'anywhere',
  '& progress': {
    gridColumn: '1 / -1',
    width: '100%',
    accentColor: theme.vars.palette.success.main,
  },
}))

const box = {
  paddingBlock: 1.25,
  paddingInline: 1.75,
  borderRadius: 1,
  '@media (forced-colors: active)': { border: `${edge.thin}px solid` },
}

const plain = {
  ...box,
  backgroundColor: 'background.default',
  '& svg': { color: 'text.secondary' },
}

const uploaded = {
  ...box,
  backgroundColor: 'brand.successSurface',
  '& svg': { color: 'success.main' },
}

const rows = { ...column, gap: 1 }

const buttonRow = { display: 'flex', flexWrap: 'wrap', rowGap: 1, columnGap: 2 }

/** The buttons of an uploaded document are in its box, below its name. */
const buttonsOfDone = { ...buttonRow, paddingInlineStart: `${iconSize.medium + 1.5 * space}px` }

/**
 * Renders a field in which one document is chosen or dropped, uploaded, removed or replaced.
 *
 * - **For:** one document, as a file or as pictures of its pages, which is uploaded at once.
 * - **Not for:** a button that only picks files (`PickerButton`); anything typed (`TextField`).
 * - **Accessibility:** a group named by its label. Progress and notes are announced politely, a failure
 *   at once if `announce` is set, and the focus stays in the field when the pressed button disappears.
 */
export function DocumentField({
  document,
  progress,
  accept,
  buttons,
  pictureTexts,
  otherWay,
  disabled,
  onChoose,
  onPictures,
  onArrange,
  onAction,
  onIntent,
  error,
  ...shell
}: DocumentFieldProps) {
  const uploadButton = useRef<HTMLButtonElement>(null)
  const failure = progress.status === 'failed' ? progress : undefined
  const isWaiting = progress.status === 'underWay' || progress.status === 'ready'
  // Nothing is missing, so no button stands out.
  const isDone = progress.status === 'idle' && document !== null
  const dropTarget = useDropTarget(disabled ? undefined : onChoose)
  const { pictures = [] } = progress
  const morePages = { photo: buttons.addPage, pictures: buttons.addPictures }
  const named = (button: string) => namedWithField(shell.id, button)

  const actionButton = (action: DocumentAction, kind?: ButtonKind) => (
    <Button
      {...(action !== 'remove' && named(action))}
      kind={kind}
      disabled={disabled}
      onClick={() => {
        // The pressed button disappears; keep the focus in the field.
        uploadButton.current?.focus()
        onAction(action)
      }}
    >
      {buttons[action]}
    </Button>
  )

  return (
    <Root {...dropTarget}>
      <FieldShell
        {...shell}
        group
        error={failure?.message ?? error}
        errorRole={failure?.announce ? 'alert' : undefined}
      >
        {({ id, 'aria-describedby': describedBy }) => (
          <Box sx={isDone ? [rows, uploaded] : rows}>
            {failure?.details && (
              <Disclosure label={failure.details.label}>{failure.details.text}</Disclosure>
            )}
            {failure?.mayTryAgain && otherWay}
            <Status id={id} document={document} progress={progress} />
            {pictures.length > 0 && (
              <PictureList
                id={id}
                pictures={pictures}
                texts={pictureTexts}
                disabled={disabled}
                onChange={onArrange}
              />
            )}
            <Box
              onPointerEnter={() => onIntent?.()}
              onFocus={() => onIntent?.()}
              sx={isDone ? buttonsOfDone : buttonRow}
            >
              {progress.status === 'ready' && actionButton('continue')}
              {failure?.mayTryAgain && actionButton('tryAgain')}
              <PickerButton
                picker={{ accept }}
                onChoose={onChoose}
                kind={isDone ? 'quiet' : 'secondary'}
                id={id}
                ref={uploadButton}
                aria-labelledby={isDone ? `${id} ${id}-label` : undefined}
                aria-describedby={describedBy}
                disabled={disabled}
                startIcon={isDone ? undefined : <Icon name="file" size={iconSize.small} />}
              >
                {isDone ? buttons.replace : buttons.upload}
              </PickerButton>
              <PictureButtons
                names={pictures.length > 0 ? morePages : buttons}
                named={named}
                disabled={disabled}
                onChoose={onPictures}
              />
              {failure && document && actionButton('keep', 'secondary')}
              {isWaiting && actionButton('cancel', 'quiet')}
              {!isWaiting && document && actionButton('remove', 'quiet')}
            </Box>
          </Box>
        )}
      </FieldShell>
    </Root>
  )
}

/** Names a button together with its field, since two documents have the same buttons. */
function namedWithField(field: string, button: string) {
  const id = `${field}-${button}`
  return { id, 'aria-labelledby': `${id} ${field}-label` }
}

/**
 * Lets an element accept dropped files. `data-drop` marks it for `useFileDropGuard`.
 *
 * @param onDrop called with the files; if `undefined`, files are refused
 */
function useDropTarget(onDrop: DocumentFieldProps['onChoose'] | undefined) {
  const [isOver, setOver] = useState(false)
  if (!onDrop) return {}
  return {
    'data-drop': isOver ? 'over' : 'ready',
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) =>
      setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onDrop(Array.from(event.dataTransfer.files))
    },
  }
}

type StatusProps = Pick<DocumentFieldProps, 'id' | 'document' | 'progress'>

/** Renders the document, or the upload in progress. */
function Status({ id, document, progress }: StatusProps) {
  const isWaiting = progress.status === 'underWay' || progress.status === 'ready'
  const announcement = progress.status === 'idle' && progress.announcement
  const note = !isWaiting && progress.note
  return (
    <>
      {!isWaiting && document && (
        <Row sx={progress.status === 'idle' ? undefined : uploaded}>
          <Icon name="success" />
          <span>{document.name}</span>
          <span>{formatFileSize(document.size)}</span>
        </Row>
      )}
      <StatusRegion gap={1}>
        {isWaiting && (
          <Row sx={plain}>
            <Icon name="clock" />
            <span id={`${id}-progress`}>{progress.message}</span>
            {progress.status === 'underWay' && progress.percent !== undefined && (
              <progress aria-labelledby={`${id}-progress`} value={progress.percent} max={100} />
            )}
          </Row>
        )}
        {announcement && <VisuallyHidden>{announcement}</VisuallyHidden>}
        {note && (
          <Row sx={plain}>
            <Icon name="info" />
            <span>{note}</span>
          </Row>
        )}
      </StatusRegion>
    </>
  )
}
