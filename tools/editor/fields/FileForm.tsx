import Box from '@mui/material/Box'
import { FieldHint } from '../../../src/components/FieldShell'
import { edge } from '../../../src/theme/tokens'
import type { Finding } from '../../content/check/finding'
import type { Edit } from '../model/edit'
import type { Group } from '../model/fields'
import type { Path, Value } from '../model/path'
import type { StoredPicture, UploadAnswer } from '../model/protocol'
import { FieldError } from './FieldError'
import { FindBox } from './FindBox'
import { FormContents } from './FormContents'
import { inputsIn } from './fieldSize'
import { FormToolsContext } from './formTools'
import { GroupFields } from './GroupField'
import { Heading } from './Heading'
import { idOf } from './place'
import { errorOf, problemsOf } from './problems'
import { useReused } from './reuse'
import { useAnnouncer } from './useAnnouncer'
import { filesStayOut } from './useFileDrop'
import { useFind, useStableTools } from './useFormState'

/** What a picture field needs of the server. */
export interface PictureTools {
  list: () => Promise<readonly StoredPicture[]>
  /** @param path the place in the file, whose rule the picture has to meet */
  upload: (picture: File, path: Path) => Promise<UploadAnswer>
  /** Where the browser finds a picture that the file names; without it, `pictureAddress`. */
  address?: (path: string) => string
}

export interface FileFormProps {
  /** Name of the file, for example `home.yaml`; ids begin with it. */
  file: string
  fields: Group
  /** The file's values as they would be saved. */
  values: { readonly [key: string]: Value }
  /** What the check says about this file; those with a path are shown beside their field. */
  findings: ReadonlyArray<Finding>
  pictures: PictureTools
  onEdit: (edit: Edit) => void
}

/** Forms with more inputs have contents and a filter. */
const mostWithoutContents = 8

/** The level of the form's own heading; the page's is 1. */
const topLevel = 2

/** A line before each part, and before what follows it without belonging to it. */
const form = {
  display: 'grid',
  gap: 4,
  '& > *': { minWidth: 0 },
  '& > [role=group], & > [role=group] + :not([role=group])': {
    paddingTop: 4,
    borderTop: `${edge.thin}px solid`,
    borderColor: 'divider',
  },
}

/** One file as a form, made from the schema. Controlled: it holds no content of its own. */
export function FileForm(props: FileFormProps) {
  // Another file is another form: nothing of the last one's state is for it.
  return <Form key={props.file} {...props} />
}

function Form(props: FileFormProps) {
  const { file, fields } = props
  const values = useReused(props.values)
  const problems = useReused(problemsOf(fields, props.findings))
  const [region, announce] = useAnnouncer()
  const tools = useStableTools(props, announce)
  const { query, shown, found, find } = useFind({ fields, values })
  const isLong = inputsIn(fields) > mostWithoutContents
  const id = idOf(file, '')
  return (
    <FormToolsContext value={tools}>
      <Box
        {...filesStayOut}
        role="group"
        id={id}
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        sx={form}
      >
        <div>
          <Heading id={`${id}-label`} level={topLevel}>
            {fields.label}
          </Heading>
          {fields.hint && <FieldHint>{fields.hint}</FieldHint>}
          <FieldError id={`${id}-error`} error={errorOf(problems)} />
        </div>
        {isLong && (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <FindBox id={`${file}-find`} query={query} found={found} onQuery={find} />
            {!shown && <FormContents file={file} fields={fields} problems={problems} />}
          </Box>
        )}
        <GroupFields
          field={fields}
          place=""
          value={values}
          problems={problems}
          level={topLevel}
          shown={shown}
        />
      </Box>
      {region}
    </FormToolsContext>
  )
}
