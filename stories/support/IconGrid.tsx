import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Icon, type IconName, iconNames } from '../../src/components/Icon'
import { TextField } from '../../src/components/TextField'
import { Specimen } from './Specimen'

export interface IconGridProps {
  /** Text of content/schema.graphql, which lists the icons that YAML may use. */
  schema: string
}

const Grid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(3, 0, 0),
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

const filesOf = (name: IconName, schema: string) =>
  inYaml(schema).includes(name) ? 'code and YAML' : 'code'

/** All icons with their names, and a field to search for one. */
export function IconGrid({ schema }: IconGridProps) {
  const [wanted, setWanted] = useState('')
  const found = iconNames.filter((name) => name.includes(wanted.trim().toLowerCase()))
  return (
    <Specimen>
      <TextField
        id="wanted-icon"
        name="wanted-icon"
        label="Find an icon"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <p role="status">
        {found.length} of {iconNames.length}
      </p>
      <Grid>
        {found.map((name) => (
          <li key={name}>
            <Icon name={name} size={32} />
            <code>{name}</code>
            <small>{filesOf(name, schema)}</small>
          </li>
        ))}
      </Grid>
    </Specimen>
  )
}
