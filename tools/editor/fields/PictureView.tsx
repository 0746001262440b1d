import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { edge } from '../../../src/theme/tokens'
import type { Crop } from '../model/fields'
import { pictureTexts } from '../texts'
import { useFormTools } from './formTools'

export interface PictureViewProps {
  /** As the file names it. */
  path: string
  /** What the pages show of it; none: all of it. */
  crops: readonly Crop[]
}

/** Widths by their shape, so that all of them have one height. */
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  maxWidth: theme.spacing(70),
  '& > figure': { margin: 0, minWidth: 0 },
  '& img': {
    width: '100%',
    borderRadius: theme.shape.borderRadius,
    border: `${edge.thin}px solid ${theme.vars.palette.divider}`,
  },
  '& figcaption': {
    ...theme.typography.body2,
    marginTop: theme.spacing(0.5),
    color: theme.vars.palette.text.secondary,
  },
}))

const Whole = styled('img')(({ theme }) => ({
  width: 'auto',
  maxWidth: '100%',
  maxHeight: theme.spacing(16),
  padding: theme.spacing(1),
  borderRadius: theme.shape.borderRadius,
  border: `${edge.thin}px solid ${theme.vars.palette.divider}`,
}))

/** A picture as the pages crop it, on each screen. What it shows is beside it in words. */
export function PictureView({ path, crops }: PictureViewProps) {
  const { pictures } = useFormTools()
  const [broken, setBroken] = useState<string>()
  const image = { src: pictures.address(path), alt: '', onError: () => setBroken(path) }
  if (broken === path) return <p style={{ margin: 0 }}>{pictureTexts.notLoaded}</p>
  if (crops.length === 0) return <Whole {...image} />
  const widest = crops.length === 1 ? { maxWidth: 400 } : undefined
  return (
    <Row style={widest}>
      {crops.map(({ label, width, height, position }) => (
        <figure key={label} style={{ flex: `${width / height} 1 0` }}>
          <img
            {...image}
            alt=""
            style={{
              aspectRatio: `${width} / ${height}`,
              objectFit: 'cover',
              objectPosition: position,
            }}
          />
          <figcaption>{label}</figcaption>
        </figure>
      ))}
    </Row>
  )
}
