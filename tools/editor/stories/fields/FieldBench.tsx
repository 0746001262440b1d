import { useState } from 'react'
import type { Finding } from '../../../content/check/finding'
import type { FileFormProps } from '../../fields/FileForm'
import { FileForm } from '../../fields/FileForm'
import type { Edit } from '../../model/edit'
import type { Field } from '../../model/fields'
import type { Value } from '../../model/path'
import { edited } from './edited'
import { pictures } from './pictures'

export interface FieldBenchProps {
  field: Field
  /** What the file has; without it, nothing. */
  value?: Value
  /** What the check says about it. */
  mistakes?: ReadonlyArray<string>
  findings?: ReadonlyArray<Finding>
  pictures?: FileFormProps['pictures']
  onEdit?: (edit: Edit) => void
}

/** A file with one field, which keeps what is changed in it. */
export function FieldBench({
  field,
  value,
  mistakes = [],
  findings = [],
  onEdit,
  ...tools
}: FieldBenchProps) {
  const path = [field.key]
  const own = mistakes.map((message) => ({ file: 'content/page.yaml', path, message }))
  return (
    <FormBench
      file="page.yaml"
      fields={{ kind: 'group', key: '', label: 'Page', required: true, fields: [field] }}
      values={value === undefined ? {} : { [field.key]: value }}
      findings={[...own, ...findings]}
      pictures={tools.pictures ?? pictures}
      onEdit={onEdit ?? (() => undefined)}
    />
  )
}

/** A form that keeps what is changed in it, as the editor does. */
export function FormBench({ values, onEdit, ...props }: FileFormProps) {
  const [current, setCurrent] = useState(values)
  return (
    <FileForm
      {...props}
      values={current}
      onEdit={(edit) => {
        onEdit(edit)
        setCurrent((before) => edited(before, edit) as typeof values)
      }}
    />
  )
}
