import Box from '@mui/material/Box'
import { Button } from '../../../src/components/Button'
import { FieldHint } from '../../../src/components/FieldShell'
import { edge } from '../../../src/theme/tokens'
import type { Field, Group } from '../model/fields'
import { formTexts } from '../texts'
import { emptyValue } from './emptyValue'
import { FieldError } from './FieldError'
import { FieldView } from './FieldView'
import { Fold } from './Fold'
import type { FieldPartProps } from './fieldProps'
import { isLarge } from './fieldSize'
import { isKeyed, type Shown, valueAt } from './find'
import { useFormTools } from './formTools'
import { Heading } from './Heading'
import { idOf, pathOf, within } from './place'
import { countOf, errorOf } from './problems'

/** Groups of this level are the parts of a file, and always open. */
const partLevel = 3

const indented = {
  display: 'grid',
  gap: 3,
  paddingInlineStart: 2,
  borderInlineStart: `${edge.thick}px solid`,
  borderColor: 'divider',
}

const plain = { display: 'grid', gap: 3 }

/** Fields that belong together, under a heading; large groups open on demand. */
export function GroupField(props: FieldPartProps<Group>) {
  const { field, place, problems, level, shown } = props
  const { file } = useFormTools()
  const id = idOf(file, place)
  const label = props.label ?? field.label
  const error = errorOf(problems)
  const intro = (
    <>
      {field.hint && <FieldHint id={`${id}-hint`}>{field.hint}</FieldHint>}
      <FieldError id={`${id}-error`} error={error} />
    </>
  )
  const described = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const body = (
    <Box sx={level > partLevel ? indented : plain}>
      {intro}
      <GroupFields {...props} />
    </Box>
  )
  return (
    <Box
      data-field
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      {level > partLevel && isLarge(field) ? (
        <Fold
          headingId={`${id}-label`}
          heading={label}
          level={level}
          mistakes={countOf(problems)}
          open={shown !== undefined}
        >
          {body}
        </Fold>
      ) : (
        <>
          <Heading id={`${id}-label`} level={level}>
            {label}
          </Heading>
          {body}
        </>
      )}
    </Box>
  )
}

/** The fields of a group, or the offer to add a group that is not there. */
export function GroupFields({
  field,
  place,
  value,
  problems,
  level,
  shown = true,
}: FieldPartProps<Group>) {
  const { edit } = useFormTools()
  if (!isKeyed(value)) {
    const add = () => edit({ kind: 'set', path: pathOf(place), value: emptyValue(field) })
    return (
      <div>
        <Button kind="secondary" onClick={add}>
          {formTexts.addGroup(field.label)}
        </Button>
      </div>
    )
  }
  return arranged(field.fields)
    .filter(({ key }) => shown === true || shown[key])
    .map((each) => (
      <FieldView
        key={each.key}
        field={each}
        place={within(place, each.key)}
        value={valueAt(value, each.key)}
        problems={problems?.parts[each.key]}
        level={level + 1}
        shown={partShown(shown, each.key)}
      />
    ))
}

/** Undefined without a filter, which opens what it has found. */
const partShown = (shown: Shown, key: string): Shown | undefined =>
  shown === true ? undefined : shown[key]

/** What describes a picture comes right after it. */
function arranged(fields: readonly Field[]): readonly Field[] {
  const altOf = (field: Field) =>
    field.kind === 'picture' ? fields.find(({ key }) => key === field.alt) : undefined
  const alts = fields.map(altOf)
  return fields
    .filter((field) => !alts.includes(field))
    .flatMap((field) => [field, altOf(field)].filter((each) => each !== undefined))
}
