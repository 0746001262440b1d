import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { radius, target } from '../../../src/theme/tokens'
import { listTexts } from '../texts'
import { Glyph } from './Glyph'
import type { ListEntryProps } from './ListEntry'

const Row = styled('div')({ display: 'flex', justifyContent: 'end' })

const GlyphButton = styled(ButtonBase)(({ theme }) => ({
  width: target,
  height: target,
  borderRadius: radius.pill,
  color: theme.vars.palette.text.primary,
  '&:hover': { backgroundColor: theme.vars.palette.background.default },
  '&[aria-disabled=true]': { color: theme.vars.palette.brand.lineStrong, cursor: 'not-allowed' },
  '@media (forced-colors: active)': { '&[aria-disabled=true]': { color: 'GrayText' } },
}))

type Props = Pick<
  ListEntryProps,
  'field' | 'id' | 'index' | 'count' | 'name' | 'reasonId' | 'onMove' | 'onRemove'
>

/**
 * Moves and removes an entry. A button that is not available keeps the focus and says why, because
 * the one that has moved an entry to the end has just become so.
 */
export function EntryActions(props: Props) {
  const { field, id, index, count, name, reasonId, onMove, onRemove } = props
  const isFewest = count <= field.min
  return (
    <Row data-actions>
      <Action
        id={`${id}-up`}
        label={listTexts.moveUp(name)}
        glyph="up"
        isOff={index === 0}
        onClick={() => onMove(index, index - 1)}
      />
      <Action
        id={`${id}-down`}
        label={listTexts.moveDown(name)}
        glyph="down"
        isOff={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      />
      <Action
        id={`${id}-remove`}
        label={listTexts.remove(name)}
        glyph="remove"
        isOff={isFewest}
        aria-describedby={isFewest ? reasonId : undefined}
        onClick={() => onRemove(index)}
      />
    </Row>
  )
}

interface ActionProps extends Omit<ComponentProps<'button'>, 'color' | 'ref'> {
  label: string
  glyph: ComponentProps<typeof Glyph>['name']
  isOff: boolean
}

function Action({ label, glyph, isOff, ...rest }: ActionProps) {
  return (
    <GlyphButton {...rest} aria-label={label} title={label} aria-disabled={isOff || undefined}>
      <Glyph name={glyph} />
    </GlyphButton>
  )
}
