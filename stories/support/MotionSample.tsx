import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Button } from '../../src/components/Button'
import { motion } from '../../src/theme/tokens'
import { Specimen } from './Specimen'

const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 48,
  marginBlock: theme.spacing(2),
  '& > div': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 48,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
    transition: `inset-inline-start ${motion.short} ${motion.ease}`,
    forcedColorAdjust: 'none',
  },
  '& > [data-there]': { insetInlineStart: 'calc(100% - 48px)' },
}))

/** Shows the one duration and the one easing curve. */
export function MotionSample() {
  const [there, setThere] = useState(false)
  return (
    <Specimen>
      <table>
        <tbody>
          {Object.entries(motion).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <code>{value}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Track>
        <div data-there={there || undefined} />
      </Track>
      <Button kind="secondary" onClick={() => setThere(!there)}>
        Move it
      </Button>
    </Specimen>
  )
}
