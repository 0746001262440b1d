import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Field, ObjectField } from '../../content/fieldTree'
import { emptyValue, idOf, inputsIn, isObject, valueAt, within } from '../app/data'
import { useActions, useEditor } from '../app/store'
import { fieldTexts, texts } from '../texts'
import { FieldView } from './FieldView'
import { ErrorText, type FieldViewProps, Hint, useErrorsIn, useField, useFile } from './field'

/** Groups of this level are the parts of a file, and always open. */
const partLevel = 3

/** Groups with more inputs are closed at first. */
const maxOpen = 6

/** Fields that belong together, under a heading. */
export function ObjectFieldView(props: FieldViewProps<ObjectField>) {
  const { field, place, level = partLevel } = props
  const { label, error, id } = useField(props)
  const body = (
    <Stack sx={{ gap: 3 }}>
      {field.hint && <Hint id={`${id}-hint`}>{field.hint}</Hint>}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      <ObjectFields field={field} place={place} level={level} />
    </Stack>
  )
  const isPart = level === partLevel
  return (
    <Group id={id} isPart={isPart} isDescribed={field.hint !== undefined}>
      {isPart ? (
        <>
          <Typography variant="h3" id={`${id}-label`} sx={{ mb: 2 }}>
            {label}
          </Typography>
          {body}
        </>
      ) : (
        <Fold place={place} label={label} level={level} isOpen={inputsIn(field) <= maxOpen}>
          {body}
        </Fold>
      )}
    </Group>
  )
}

interface GroupProps {
  id: string
  /** A line separates the parts of a file. */
  isPart?: boolean
  isDescribed?: boolean
  children: ReactNode
}

/** A group whose label has the id `…-label`; it can get the focus. */
export const Group = ({ id, isPart = false, isDescribed = false, children }: GroupProps) => (
  <Stack
    role="group"
    id={id}
    tabIndex={-1}
    aria-labelledby={`${id}-label`}
    aria-describedby={isDescribed ? `${id}-hint` : undefined}
    sx={{ minWidth: 0, ...(isPart && { borderTop: 1, borderColor: 'divider', pt: 3 }) }}
  >
    {children}
  </Stack>
)

interface FoldProps {
  place: string
  label: string
  level: number
  /** At first. */
  isOpen: boolean
  children: ReactNode
}

/** A part of the form that opens on demand; closed, it is not rendered. */
export function Fold({ place, label, level, isOpen, children }: FoldProps) {
  const file = useFile()
  const id = idOf(file, place)
  const actions = useActions()
  const open = useEditor((state) => state.open)
  const errors = useErrorsIn(file, place)
  return (
    <Accordion
      disableGutters
      variant="outlined"
      expanded={open[id] ?? isOpen}
      onChange={(_event, next) => actions.set({ open: { ...open, [id]: next } })}
      slotProps={{
        // MUI passes `component` on; its type lacks it.
        heading: { component: `h${Math.min(level, 6)}` } as object,
        // The group around it has the name.
        region: { role: 'none' },
        transition: { unmountOnExit: true },
      }}
    >
      <AccordionSummary expandIcon={<ChevronDown aria-hidden />} aria-controls={`${id}-fields`}>
        <Typography component="span" id={`${id}-label`} sx={{ fontWeight: 'bold' }}>
          {label}
        </Typography>
        {errors > 0 && (
          <Chip
            size="small"
            variant="outlined"
            color="error"
            label={texts.errors(errors)}
            sx={{ ml: 1 }}
          />
        )}
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  )
}

/** The fields of a group, or the offer to add a group that is not there. */
export function ObjectFields({ field, place, level = partLevel - 1 }: FieldViewProps<ObjectField>) {
  const file = useFile()
  const { edit } = useActions()
  const isThere = useEditor(({ data }) => isObject(valueAt(data[file], place)))
  if (!isThere) {
    return (
      <div>
        <Button variant="outlined" onClick={() => edit(file, place, emptyValue(field))}>
          {fieldTexts.addGroup(field.label)}
        </Button>
      </div>
    )
  }
  return arranged(field.fields).map((part) => (
    <FieldView key={part.key} field={part} place={within(place, part.key)} level={level + 1} />
  ))
}

/** What describes a picture comes right after it. */
function arranged(fields: readonly Field[]): readonly Field[] {
  const altOf = (field: Field) =>
    fields.filter(({ key }) => field.kind === 'picture' && key === field.alt)
  const alts = fields.flatMap(altOf)
  return fields
    .filter((field) => !alts.includes(field))
    .flatMap((field) => [field, ...altOf(field)])
}
