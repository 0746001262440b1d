import { styled } from '@mui/material/styles'
import { FeatureIcon, featureIconNames } from '../../src/components/FeatureIcon'
import { Icon, iconNames } from '../../src/components/Icon'
import { Specimen } from './Specimen'

const Grid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  '& li': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(2),
    textAlign: 'center',
  },
}))

/** All icons with their names, and where each may be used. */
export function IconGrid() {
  return (
    <Specimen>
      <Grid>
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} size={32} />
            <code>{name}</code>
            <small>code</small>
          </li>
        ))}
        {featureIconNames.map((name) => (
          <li key={name}>
            <FeatureIcon name={name} size={32} />
            <code>{name}</code>
            <small>YAML</small>
          </li>
        ))}
      </Grid>
    </Specimen>
  )
}
