import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Band, type BandProps } from '../components/Band'
import { FeatureGrid } from '../components/FeatureGrid'
import type { FeatureList } from '../content/generated/types'

export interface FeatureBandProps extends FeatureList {
  tone?: BandProps['tone']
}

/**
 * Renders a band of features below a heading.
 *
 * Shown by: screens/HomeScreen
 */
export function FeatureBand({ heading, items, tone }: FeatureBandProps) {
  const headingId = useId()
  return (
    <Band tone={tone} aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId} sx={{ mb: { xs: 4, md: 6 } }}>
        {heading}
      </Typography>
      <FeatureGrid items={items} />
    </Band>
  )
}
