import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ObjectField } from '@partner-site/content-model'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { emptyValue, inputsIn, isObject, within } from '../app/data'
import { useActions, useEditor } from '../app/store'
import { fieldTexts, texts } from '../texts'
import { ErrorText, Hint, type ParentViewProps, useErrorsIn, useField } from './field'

/** The heading level of a file's form; its parts, one level below, are always open too. */
const fileLevel = 2

export function ObjectFieldView({ FieldView, ...props }: ParentViewProps<ObjectField>) {
  const { field, place, level = fileLevel } = props
  const isEntry = props.label !== undefined
  // An entry's hint is shown with its list.
  const hint = isEntry ? undefined : field.hint
  // Groups with more inputs are closed at first.
  const maxOpen = isEntry ? 2 : 6
  const { id, value, label, error, set } = useField(props)
  const body = (
    <Stack sx={{ gap: 3 }}>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <ErrorText>{error}</ErrorText>}
      {isObject(value) ? (
        field.fields.map((part) => (
          <FieldView
            key={part.key}
            field={part}
            place={within(place, part.key)}
            level={level + 1}
          />
        ))
      ) : (
        <div>
          <Button variant="outlined" onClick={() => set(emptyValue(field))}>
            {fieldTexts.addGroup(field.label)}
          </Button>
        </div>
      )}
    </Stack>
  )
  return (
    <Group id={id} level={level} isDescribed={hint !== undefined}>
      {level > fileLevel + 1 ? (
        <Fold id={id} label={label} level={level} isOpen={inputsIn(field) <= maxOpen}>
          {body}
        </Fold>
      ) : (
        <>
          <Typography variant={level === fileLevel ? 'h2' : 'h3'} id={`${id}-label`} sx={{ mb: 2 }}>
            {label}
          </Typography>
          {body}
        </>
      )}
    </Group>
  )
}

interface GroupProps {
  id: string
  level?: number
  isDescribed?: boolean
  children: ReactNode
}

/** Renders a focusable group whose label has the id `…-label`; lines separate a file's parts. */
export const Group = ({ id, level, isDescribed = false, children }: GroupProps) => (
  <Stack
    role="group"
    id={id}
    tabIndex={-1}
    aria-labelledby={`${id}-label`}
    aria-describedby={isDescribed ? `${id}-hint` : undefined}
    sx={{
      minWidth: 0,
      ...(level === fileLevel + 1 && { borderTop: 1, borderColor: 'divider', pt: 3 }),
    }}
  >
    {children}
  </Stack>
)

interface FoldProps {
  id: string
  label: string
  level: number
  isOpen: boolean
  children: ReactNode
}

function Fold({ id, label, level, isOpen, children }: FoldProps) {
  const { set } = useActions()
  const open = useEditor((state) => state.open)
  const errors = useErrorsIn(id)
  return (
    <Accordion
      disableGutters
      variant="outlined"
      expanded={open[id] ?? isOpen}
      onChange={(_event, next) => set({ open: { ...open, [id]: next } })}
      slotProps={{
        // MUI supports `component`, but its type lacks it.
        heading: { component: `h${Math.min(level, 6)}` } as object,
        // The surrounding group has the name.
        region: { role: 'none' },
        transition: { unmountOnExit: true },
      }}
    >
      <AccordionSummary expandIcon={<ChevronDown aria-hidden />} aria-controls={`${id}-fields`}>
        <Typography component="span" id={`${id}-label`} sx={{ fontWeight: 'bold', mr: 1 }}>
          {label}
        </Typography>
        <ErrorCount count={errors} />
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  )
}

export const ErrorCount = ({ count }: { count: number }) =>
  count > 0 && (
    <Chip
      size="small"
      variant="outlined"
      color="error"
      label={texts.errors(count)}
      sx={{ '& .MuiChip-label': { whiteSpace: 'nowrap' } }}
    />
  )
