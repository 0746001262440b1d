import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import InputAdornment from '@mui/material/InputAdornment'
import Switch from '@mui/material/Switch'
import MenuSelect from '@mui/material/TextField'
import { type BooleanField, type ChoiceField, inWords } from '@partner-site/content-model/fields'
import { memo, type ReactNode } from 'react'
import { useOpenEditor } from '../app/store'
import { fieldTexts } from '../texts'
import { FieldNotes, type FieldViewProps, useField } from './field'
import { ListFieldView } from './ListFieldView'
import { ObjectFieldView } from './ObjectFieldView'
import { PictureFieldView } from './PictureFieldView'
import { TextFieldView } from './TextFieldView'

export const FieldView = memo(AnyField)

function AnyField({ field, ...props }: FieldViewProps): ReactNode {
  switch (field.kind) {
    case 'text':
      return <TextFieldView field={field} {...props} />
    case 'boolean':
      return <BooleanFieldView field={field} {...props} />
    case 'choice':
      return <ChoiceFieldView field={field} {...props} />
    case 'picture':
      return <PictureFieldView field={field} {...props} />
    case 'list':
      return <ListFieldView field={field} FieldView={FieldView} {...props} />
    case 'object':
      return <ObjectFieldView field={field} FieldView={FieldView} {...props} />
  }
}

function BooleanFieldView(props: FieldViewProps<BooleanField>) {
  const { field } = props
  const { id, value, label, error, set } = useField(props)
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={value === true}
            slotProps={{ input: { id, 'aria-describedby': `${id}-notes` } }}
            // An optional key that is off is removed.
            onChange={(_event, isOn) => set(isOn || (field.required ? false : undefined))}
          />
        }
      />
      <FormHelperText id={`${id}-notes`}>
        <FieldNotes field={field} error={error} />
      </FormHelperText>
    </div>
  )
}

function ChoiceFieldView(props: FieldViewProps<ChoiceField>) {
  const { field } = props
  const { id, value, label, error, set } = useField(props)
  const { Option } = useOpenEditor().config
  const isChosen = typeof value === 'string' && field.options.includes(value)
  const icon = Option && isChosen && (
    <InputAdornment position="start" sx={{ '&:empty': { display: 'none' } }}>
      <Option typeName={field.typeName} option={value} />
    </InputAdornment>
  )
  return (
    <div>
      <MenuSelect
        select
        id={id}
        label={label}
        value={isChosen ? value : ''}
        error={error !== ''}
        onChange={({ target }) => set(target.value || undefined)}
        helperText={<FieldNotes field={field} error={error} />}
        slotProps={{ select: { native: true }, input: { startAdornment: icon } }}
      >
        {!(field.required && isChosen) && (
          <option value="" disabled={field.required}>
            {field.required ? fieldTexts.choose : fieldTexts.none}
          </option>
        )}
        {field.options.map((option) => (
          <option key={option} value={option}>
            {inWords(option)}
          </option>
        ))}
      </MenuSelect>
    </div>
  )
}
