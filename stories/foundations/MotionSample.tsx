import { styled } from '@mui/material/styles'
import { motion } from '../../src/theme/tokens'
import { Specimen, SpecimenTable } from './Specimen'

const Track = styled('button')(({ theme }) => ({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  '& > span': {
    display: 'block',
    width: 48,
    height: 48,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
    transition: `margin-inline-start ${motion.short} ${motion.ease}`,
    forcedColorAdjust: 'none',
  },
  '&:is(:hover, :focus-visible) > span': { marginInlineStart: 'calc(100% - 48px)' },
}))

/** Shows the one duration and the one easing curve. */
export function MotionSample() {
  return (
    <>
      <SpecimenTable
        rows={Object.entries(motion).map(([name, value]) => [
          name,
          <code key="name">{name}</code>,
          <code key="value">{value}</code>,
        ])}
      />
      <Specimen>
        <Track type="button" aria-label="Moves while it has the pointer or the focus">
          <span />
        </Track>
      </Specimen>
    </>
  )
}
