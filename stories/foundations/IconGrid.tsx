import { styled } from '@mui/material/styles'
import { Icon, iconNames } from '../../src/components/Icon'
import { Specimen } from './Specimen'

export interface IconGridProps {
  /** Text of content/schema.graphql, which lists the icons that YAML may use. */
  schema: string
}

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

const inYaml = (schema: string): string[] =>
  /enum IconName \{([^}]*)\}/.exec(schema)?.[1]?.match(/\b\w+\b/g) ?? []

/** All icons with their names, and where each may be used. */
export function IconGrid({ schema }: IconGridProps) {
  const forStaff = inYaml(schema)
  return (
    <Specimen>
      <Grid>
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} size={32} />
            <code>{name}</code>
            <small>{forStaff.includes(name) ? 'code and YAML' : 'code'}</small>
          </li>
        ))}
      </Grid>
    </Specimen>
  )
}
