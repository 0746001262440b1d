import Box from '@mui/material/Box'
import { plainList } from '../theme/styles'
import { iconSize } from '../theme/tokens'
import { Icon } from './Icon'

const item = {
  display: 'grid',
  gridTemplateColumns: `${iconSize.medium}px minmax(0, 1fr)`,
  gap: 1.5,
  '& svg': { color: 'brand.mark', marginTop: '0.1em' },
}

/** Lists short advantages, one per line, each with a tick. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1.5 }}>
      {items.map((text) => (
        <Box component="li" key={text} sx={item}>
          <Icon name="check" />
          <span>{text}</span>
        </Box>
      ))}
    </Box>
  )
}
