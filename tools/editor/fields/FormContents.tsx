import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { plainList } from '../../../src/theme/styles'
import { target } from '../../../src/theme/tokens'
import type { Field, Group } from '../model/fields'
import { formTexts } from '../texts'
import { Mistakes } from './Fold'
import { isLarge } from './fieldSize'
import { goToField, idOf, within } from './place'
import { countOf, type Problems } from './problems'

export interface FormContentsProps {
  file: string
  fields: Group
  problems: Problems
}

const List = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2.5),
  '& ul': { flexBasis: '100%', paddingInlineStart: theme.spacing(2) },
  // What is inside a part has a row of its own, below it.
  '& li': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(1), alignItems: 'center' },
  '& li:has(> ul)': { flexBasis: '100%' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: target },
}))

/** The parts of a file, each with a link to it. */
export function FormContents({ file, fields, problems }: FormContentsProps) {
  return (
    <nav aria-label={formTexts.contents}>
      <Parts file={file} place="" fields={partsOf(fields)} problems={problems} />
    </nav>
  )
}

interface PartsProps {
  file: string
  place: string
  fields: readonly Field[]
  problems: Problems | undefined
}

function Parts({ file, place, fields, problems }: PartsProps) {
  return (
    <List>
      {fields.map((field) => {
        const own = within(place, field.key)
        const id = idOf(file, own)
        const mistakes = countOf(problems?.parts[field.key])
        const inside = place === '' && field.kind === 'group' ? partsOf(field).filter(isLarge) : []
        return (
          <li key={field.key}>
            <a href={`#${id}`} onClick={(event) => follow(event, id)}>
              {field.label}
            </a>
            {mistakes > 0 && <Mistakes>{formTexts.toMend(mistakes)}</Mistakes>}
            {inside.length > 0 && (
              <Parts
                file={file}
                place={own}
                fields={inside}
                problems={problems?.parts[field.key]}
              />
            )}
          </li>
        )
      })}
    </List>
  )
}

const partsOf = ({ fields }: Group): Field[] =>
  fields.filter(({ kind }) => kind === 'group' || kind === 'list')

/** Without a new entry in the browser's history. */
function follow(event: MouseEvent, id: string): void {
  event.preventDefault()
  goToField(id)
}
