import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { edge } from '../theme/tokens'
import { Button } from './Button'
import { Sentence } from './Sentence'

export interface PictureListTexts {
  /** Returns the name of a picture, with the file's `isolated`; `position` begins with 1. */
  picture: (position: number, fileName: string) => string
  removePicture: string
  moveUp: string
}

export interface ListedPicture {
  /** Of its file. */
  name: string
  /** A small picture of it; without it, its place is empty. */
  thumbnail?: Blob
}

export interface PictureListProps {
  /** Of the field that it is in; the ids of names and buttons begin with it. */
  id: string
  /** In the order of the document's pages. */
  pictures: readonly ListedPicture[]
  texts: PictureListTexts
  disabled?: boolean
  /** Called with the positions of those that are left, from 0, in their new order. */
  onChange: (order: readonly number[]) => void
}

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: theme.spacing(1.5),
    alignItems: 'center',
    overflowWrap: 'anywhere',
  },
  '& img': {
    gridRow: 'span 2',
    width: theme.spacing(8),
    height: theme.spacing(8),
    objectFit: 'contain',
    border: `${edge.thin}px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.default,
  },
  '& div': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(2) },
}))

/**
 * Lists the pictures that become a document, small and in their order, each to be moved up or removed.
 *
 * - **For:** the pages of a document that were photographed, before they are uploaded.
 * - **Not for:** showing pictures: `Picture`.
 * - **Accessibility:** buttons are named with their picture, and the focus follows the picture that was
 *   moved, or goes to the next when one was removed.
 *
 * Shown by: components/DocumentField
 */
export function PictureList({ id, pictures, texts, disabled, onChange }: PictureListProps) {
  const list = useRef<HTMLOListElement>(null)
  /** The pressed button may disappear, or be another picture's then: the focus follows its picture. */
  const change = (next: readonly number[], focused: number) => {
    flushSync(() => onChange(next))
    const row = list.current?.children[Math.min(focused, next.length - 1)]
    const button = row?.querySelector<HTMLElement>('button') ?? document.getElementById(id)
    button?.focus()
  }
  const button = (action: 'moveUp' | 'removePicture', index: number, next: readonly number[]) => {
    const buttonId = `${id}-${action}-${index}`
    return (
      <Button
        kind="quiet"
        id={buttonId}
        aria-labelledby={`${buttonId} ${id}-picture-${index}`}
        disabled={disabled}
        onClick={() => change(next, action === 'moveUp' ? index - 1 : index)}
      >
        {texts[action]}
      </Button>
    )
  }
  const order = pictures.map((_picture, index) => index)
  return (
    <List ref={list}>
      {pictures.map(({ name, thumbnail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: no file is there twice, and a row has no state.
        <li key={index}>
          <Thumbnail picture={thumbnail} />
          <span id={`${id}-picture-${index}`}>
            <Sentence text={texts.picture(index + 1, name)} />
          </span>
          <div>
            {index > 0 && button('moveUp', index, movedUp(order, index))}
            {button(
              'removePicture',
              index,
              order.filter((other) => other !== index),
            )}
          </div>
        </li>
      ))}
    </List>
  )
}

function movedUp(order: readonly number[], index: number): readonly number[] {
  const above = order.slice(0, index - 1)
  const swapped = order.slice(index - 1, index + 1).reverse()
  return [...above, ...swapped, ...order.slice(index + 1)]
}

function Thumbnail({ picture }: { picture: Blob | undefined }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const shown = image.current
    if (!picture || !shown) return
    shown.src = URL.createObjectURL(picture)
    return () => {
      URL.revokeObjectURL(shown.src)
      shown.removeAttribute('src')
    }
  }, [picture])
  return <img ref={image} alt="" decoding="async" />
}
