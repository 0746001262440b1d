import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { createContext, type ReactNode, use } from 'react'
import type { Field } from '../../content/fieldTree'
import type { Value } from '../../content/value'
import { fieldAt, idOf, pathOf, valueAt } from '../app/data'
import { changesOf } from '../app/files'
import { type EditorState, useActions, useEditor } from '../app/store'
import { fieldTexts } from '../texts'

export interface FieldViewProps<Kind extends Field = Field> {
  field: Kind
  /** Where it is in its file. */
  place: string
  /** The name of a list's entry, which has no label of its own. */
  label?: string
  /** Level of its heading. */
  level?: number
}

/** The name of the file whose form this is. */
export const FileContext = createContext('')

export const useFile = (): string => use(FileContext)

/** Returns a field's value, what is wrong with it, and what sets it. */
export function useField({ field, place, label = field.label }: FieldViewProps) {
  const file = useFile()
  const { edit } = useActions()
  const value = useEditor(({ data }) => valueAt(data[file], place))
  const error = useEditor((state) => errorAt(state, file, place))
  return {
    id: idOf(file, place),
    file,
    value,
    error,
    label,
    set: (next: Value | undefined, isTyped = false) => edit(file, place, next, isTyped),
  }
}

/** Returns the name of a finding's file. */
export const fileOf = ({ file }: { file: string }): string => file.split('/').at(-1) ?? file

/** Returns a finding's message without the key at its start, since it is shown with the field. */
export function sentenceOf({ message }: { message: string }): string {
  const sentence = message.replace(/^"[^"]*" (?=[a-z])/, '')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
}

function errorAt(state: EditorState, file: string, place: string): string | undefined {
  const form = state.fields[file]
  const own = state.findings.filter(
    (finding) =>
      form &&
      fileOf(finding) === file &&
      finding.path &&
      fieldAt(form, state.data[file], finding.path).place === place,
  )
  return own.map(sentenceOf).join(' ') || undefined
}

/** Returns how many errors are in a part of a form. */
export const useErrorsIn = (file: string, place: string): number =>
  useEditor(
    ({ findings }) =>
      findings.filter(
        (finding) =>
          fileOf(finding) === file &&
          pathOf(place).every((step, index) => finding.path?.[index] === step),
      ).length,
  )

interface FieldNotesProps {
  field: Field
  place: string
  children?: ReactNode
}

/** What is wrong, the hint, and the way back to the saved value. */
export function FieldNotes({ field, place, children }: FieldNotesProps) {
  const { error } = useField({ field, place })
  return (
    <Stack component="span" sx={{ gap: 0.25 }}>
      {error && <ErrorText>{error}</ErrorText>}
      <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        {field.hint && <Hint>{field.hint}</Hint>}
        {children}
      </Stack>
    </Stack>
  )
}

export const ErrorText = ({ children, id }: { children: ReactNode; id?: string }) => (
  <Typography
    id={id}
    component="span"
    variant="body2"
    sx={{ color: 'error.main', fontWeight: 'bold' }}
  >
    {children}
  </Typography>
)

export const Hint = ({ children, id }: { children: ReactNode; id?: string }) => (
  <Typography id={id} component="span" variant="body2" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
)

/** Sets a field back to its saved value, wherever it was moved since. */
export function UndoField({ place }: { place: string }) {
  const file = useFile()
  const { edit } = useActions()
  const change = useEditor((state) =>
    changesOf(state, file).find((one) => one.kind === 'changed' && one.place === place),
  )
  if (!change) return null
  const undo = () => {
    edit(file, change.undo.place, change.undo.value)
    document.getElementById(idOf(file, place))?.focus()
  }
  return (
    <Button size="small" onClick={undo} sx={{ alignSelf: 'start', px: 1 }}>
      {fieldTexts.undo}
    </Button>
  )
}
