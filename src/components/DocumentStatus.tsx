import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import { remOf } from '../theme/styles'
import { edge, iconSize, space } from '../theme/tokens'
import { formatFileSize } from './formatFileSize'
import { Icon } from './Icon'
import type { ListedPicture } from './PictureList'
import { Sentence } from './Sentence'
import { column, StatusRegion } from './StatusRegion'

/** What is said last of a document. Names of files in its texts are `isolated`. */
export type DocumentMessage =
  | {
      kind: 'note'
      /** Shown beside the document. */
      note?: string
      /** What the visitor has just done, for screen readers. */
      announcement?: string
    }
  | {
      kind: 'failure'
      message: string
      /** Another way to go on, beside the message. */
      note?: string
      /** Details, shown on demand. */
      details?: { label: string; text: string }
      /** What waits is not the cause: offers to try again, and `otherWay`. */
      mayTryAgain?: boolean
      /** Announces the message at once; false once another message has followed. */
      announce: boolean
    }

/** What is going on with a document beside what is uploaded. */
export interface DocumentProgress {
  /** What is chosen and not uploaded yet; `pictures` if the document is made of them. */
  waiting?: { message: string; pictures?: readonly ListedPicture[] }
  /** What is done with a file now. `percent` is from 0 to 100; without it there is no progress bar. */
  underWay?: { message: string; percent?: number }
  said?: DocumentMessage
  /** Says what the visitor has given up, and can bring back. */
  givenUp?: string
}

const Row = styled('p')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${remOf(iconSize.medium)} minmax(0, 1fr) auto`,
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
  '& p > svg': { color: 'text.secondary' },
}

export const uploaded = {
  ...box,
  backgroundColor: 'brand.successSurface',
  '& svg': { color: 'success.main' },
}

export const rows = column(1)

export const buttonRow = { display: 'flex', flexWrap: 'wrap', rowGap: 1, columnGap: 2 }

/** The buttons of a box are below its text. */
export const buttonsInBox = {
  ...buttonRow,
  paddingInlineStart: remOf(iconSize.medium + 1.5 * space),
}

export interface DocumentStatusProps {
  /** Of the field. */
  id: string
  /** What is uploaded; size in bytes. */
  document: { name: string; size: number } | null
  /** The document is in a box already. */
  isInBox: boolean
  progress: DocumentProgress
  /** The button that brings back what was given up. */
  undo: ReactNode
  /** What belongs to what waits or is under way: its pictures and its buttons. */
  children: ReactNode
}

/**
 * Renders what is uploaded, what waits or is under way with its buttons, what was said last, and what can be
 * brought back.
 *
 * - **For:** the news of a document in its field.
 * - **Not for:** a failure, which is the field's own error (`FieldShell`).
 * - **Accessibility:** what is added is announced politely.
 *
 * Shown by: components/DocumentField
 */
export function DocumentStatus(props: DocumentStatusProps) {
  const { id, document, isInBox, progress, undo, children } = props
  const { waiting, underWay, said, givenUp } = progress
  const now = underWay ?? waiting
  return (
    <>
      {document && (
        <Row sx={isInBox ? undefined : uploaded}>
          <Icon name="success" />
          <bdi translate="no">{document.name}</bdi>
          <span>{formatFileSize(document.size)}</span>
        </Row>
      )}
      <StatusRegion>
        {now && (
          <Row sx={plain}>
            <Icon name="clock" />
            <span id={`${id}-progress`}>
              <Sentence text={now.message} />
            </span>
            {underWay?.percent !== undefined && (
              <progress aria-labelledby={`${id}-progress`} value={underWay.percent} max={100} />
            )}
          </Row>
        )}
        {said?.kind === 'note' && said.announcement && (
          <Box component="p" sx={visuallyHidden}>
            <Sentence text={said.announcement} />
          </Box>
        )}
        {said?.note && <Note text={said.note} />}
        {givenUp && <Note text={givenUp} button={undo} />}
      </StatusRegion>
      {now && children}
    </>
  )
}

function Note({ text, button }: { text: string; button?: ReactNode }) {
  return (
    <Row sx={plain}>
      <Icon name="info" />
      <span>
        <Sentence text={text} />
      </span>
      {button}
    </Row>
  )
}
