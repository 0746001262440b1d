import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import { edge, iconSize } from '../theme/tokens'
import { Button, type ButtonKind } from './Button'
import { Disclosure } from './Disclosure'
import {
  buttonRow,
  buttonsInBox,
  type DocumentProgress,
  DocumentStatus,
  rows,
  uploaded,
} from './DocumentStatus'
import { type FieldProps, FieldShell } from './FieldShell'
import { Icon } from './Icon'
import { PickerButton } from './PickerButton'
import { PictureList, type PictureListTexts } from './PictureList'
import { Sentence } from './Sentence'

/** What a visitor can do with a document apart from choosing it. */
export type DocumentAction = 'start' | 'cancel' | 'undo' | 'keep' | 'remove'

type ButtonName =
  | DocumentAction
  | 'tryAgain'
  | 'upload'
  | 'replace'
  | 'photo'
  | 'pictures'
  | 'addPage'
  | 'addPictures'

/**
 * The names of the buttons, and the texts of the list of pictures. An uploaded document has `replace` in
 * place of `upload`; once there are pictures, `addPage` and `addPictures` are in place of `photo` and
 * `pictures`; after a failure that is not of what waits, `tryAgain` is in place of `start`.
 */
export type DocumentTexts = Record<ButtonName, string> & PictureListTexts

export interface DocumentFieldProps extends FieldProps {
  /** The uploaded document; size in bytes. */
  document: { name: string; size: number } | null
  progress: DocumentProgress
  /** The file types that the picker offers, for example `application/pdf`. */
  accept: string
  texts: DocumentTexts
  /** Another way to submit the document, for example a link. */
  otherWay?: ReactNode
  disabled?: boolean
  /** Called with the file that was picked, or with what was dropped on the field, which may be no file. */
  onChoose: (files: readonly File[]) => void
  /** Called with pictures of the document, or with more of them: picked, or dropped on the field. */
  onPictures: (added: readonly File[]) => void
  /** Called with the positions of the pictures, from 0, in their new order; what is missing was removed. */
  onArrange: (order: readonly number[]) => void
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

/**
 * Renders a field in which one document is chosen or dropped, uploaded, removed or replaced.
 *
 * - **For:** one document, as a file or as pictures of its pages. What is chosen waits in the field, with
 *   buttons of its own, until it is uploaded or the visitor gives it up.
 * - **Not for:** a button that only picks files (`PickerButton`); anything typed (`TextField`).
 * - **Accessibility:** a group named by its label. Progress and notes are announced politely, a failure
 *   at once if `announce` is set, and the focus stays in the field when the pressed button disappears.
 */
export function DocumentField(props: DocumentFieldProps) {
  const { document, progress, texts, otherWay, disabled } = props
  const { id, label, hint, note, error, onArrange, onAction, onIntent } = props
  const uploadButton = useRef<HTMLButtonElement>(null)
  const { waiting, underWay, said } = progress
  const failure = said?.kind === 'failure' ? said : undefined
  const pictures = waiting?.pictures ?? []
  // Nothing is missing, so no button stands out.
  const isDone = document !== null && !waiting && !underWay && !failure
  const dropTarget = useDropTarget(disabled ? undefined : props)

  const actionButton = (action: DocumentAction, kind: ButtonKind, name = texts[action]) => (
    <Button
      {...(action !== 'remove' && namedWithField(id, action))}
      kind={kind}
      disabled={disabled}
      onClick={() => {
        // The pressed button disappears; keep the focus in the field.
        uploadButton.current?.focus()
        onAction(action)
      }}
    >
      {name}
    </Button>
  )
  const startName = failure?.mayTryAgain ? texts.tryAgain : texts.start

  return (
    <Root {...dropTarget}>
      <FieldShell
        id={id}
        label={label}
        hint={hint}
        note={note}
        group
        error={failure ? <Sentence text={failure.message} /> : error}
        errorRole={failure?.announce ? 'alert' : undefined}
      >
        {({ 'aria-describedby': describedBy }) => (
          <Box sx={isDone ? [rows, uploaded] : rows}>
            {failure?.details && (
              <Disclosure label={failure.details.label}>{failure.details.text}</Disclosure>
            )}
            {failure?.mayTryAgain && otherWay}
            <DocumentStatus
              id={id}
              document={document}
              isInBox={isDone}
              progress={progress}
              undo={actionButton('undo', 'quiet')}
            >
              {pictures.length > 0 && (
                <PictureList
                  id={id}
                  pictures={pictures}
                  texts={texts}
                  disabled={disabled}
                  onChange={onArrange}
                />
              )}
              <Box sx={buttonRow}>
                {!underWay && actionButton('start', 'secondary', startName)}
                {actionButton('cancel', 'quiet')}
              </Box>
            </DocumentStatus>
            <Box
              onPointerEnter={() => onIntent?.()}
              onFocus={() => onIntent?.()}
              sx={isDone ? buttonsInBox : buttonRow}
            >
              <Pickers field={props} isDone={isDone} describedBy={describedBy} ref={uploadButton} />
              {failure && document && !waiting && actionButton('keep', 'secondary')}
              {document && !underWay && actionButton('remove', 'quiet')}
            </Box>
          </Box>
        )}
      </FieldShell>
    </Root>
  )
}

/** Only where the main pointer is a finger is there a camera to open. */
const Camera = styled('div')({
  display: 'none',
  '@media (pointer: coarse)': { display: 'block' },
})

interface PickersProps {
  field: DocumentFieldProps
  isDone: boolean
  describedBy: string | undefined
  /** Of the button for a file. */
  ref: Ref<HTMLButtonElement>
}

/** The buttons that choose a file, or pictures in its place. */
function Pickers({ field, isDone, describedBy, ref }: PickersProps) {
  const { id, texts, accept, disabled, onChoose, onPictures, progress } = field
  const { waiting, underWay } = progress
  const hasPages = waiting?.pictures !== undefined && waiting.pictures.length > 0
  const isPlain = isDone || waiting !== undefined
  const ofPictures = { kind: 'quiet', disabled, onChoose: onPictures } as const
  return (
    <>
      <PickerButton
        picker={{ accept }}
        onChoose={onChoose}
        kind={isPlain ? 'quiet' : 'secondary'}
        id={id}
        ref={ref}
        aria-labelledby={isDone ? `${id} ${id}-label` : undefined}
        aria-describedby={describedBy}
        disabled={disabled}
        startIcon={isPlain ? undefined : <Icon name="file" size={iconSize.small} />}
      >
        {isDone ? texts.replace : texts.upload}
      </PickerButton>
      {(!underWay || hasPages) && (
        <>
          <Camera>
            <PickerButton
              {...namedWithField(id, 'photo')}
              {...ofPictures}
              picker={{ accept: 'image/*', capture: 'environment' }}
            >
              {hasPages ? texts.addPage : texts.photo}
            </PickerButton>
          </Camera>
          <PickerButton
            {...namedWithField(id, 'pictures')}
            {...ofPictures}
            picker={{ accept: 'image/*', multiple: true }}
          >
            {hasPages ? texts.addPictures : texts.pictures}
          </PickerButton>
        </>
      )}
    </>
  )
}

/** Names a button together with its field, since two documents have the same buttons. */
function namedWithField(field: string, button: string) {
  const id = `${field}-${button}`
  return { id, 'aria-labelledby': `${id} ${field}-label` }
}

/**
 * Lets an element accept dropped files: pictures as pages, anything else as a file. `data-drop` marks it
 * for `useFileDropGuard`.
 *
 * @param receivers if `undefined`, files are refused
 */
function useDropTarget(receivers: Pick<DocumentFieldProps, 'onChoose' | 'onPictures'> | undefined) {
  const [isOver, setOver] = useState(false)
  if (!receivers) return {}
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
      const files = Array.from(event.dataTransfer.files)
      const arePictures = files.length > 0 && files.every(({ type }) => type.startsWith('image/'))
      if (arePictures) receivers.onPictures(files)
      else receivers.onChoose(files)
    },
  }
}
