import { styled } from '@mui/material/styles'
import { aloneLink } from '../../theme/styles'

/** The row of what a visitor can do about a message. */
export const ButtonRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(1),
  '& > a': aloneLink,
}))
