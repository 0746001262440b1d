import { memo } from 'react'
import { ChoiceField } from './ChoiceField'
import type { FieldPartProps } from './fieldProps'
import { GroupField } from './GroupField'
import { ListField } from './ListField'
import { PictureField } from './PictureField'
import { TextEntryField } from './TextEntryField'
import { ToggleField } from './ToggleField'

/** Any field of the form. It renders again only if something of its own has changed. */
export const FieldView = memo(function FieldView({ field, ...props }: FieldPartProps) {
  switch (field.kind) {
    case 'text':
      return <TextEntryField field={field} {...props} />
    case 'toggle':
      return <ToggleField field={field} {...props} />
    case 'choice':
      return <ChoiceField field={field} {...props} />
    case 'picture':
      return <PictureField field={field} {...props} />
    case 'list':
      return <ListField field={field} {...props} />
    case 'group':
      return <GroupField field={field} {...props} />
  }
})
