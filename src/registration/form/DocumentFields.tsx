import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DocumentField } from '../../components/DocumentField'
import { FieldHint } from '../../components/FieldShell'
import type { RegistrationTexts } from '../../content/generated/types'
import { type DocumentName, documentNames } from '../rules/fields'
import type { DocumentProps } from './fieldProps'

export interface DocumentFieldsProps {
  /** Address of an e-mail with the application. */
  mail: string
  texts: Pick<RegistrationTexts, 'documents' | 'failure'>
  /** Returns the props of a document's field. */
  document: (name: DocumentName) => DocumentProps
  /** Called on hover and on focus, to prefetch what an upload needs. */
  onIntent?: () => void
  /** Called when pictures are about to be chosen, to prefetch what they need. */
  onPicturesIntent?: () => void
}

export function DocumentFields({ mail, texts, document, ...intents }: DocumentFieldsProps) {
  const { documents, failure } = texts
  return (
    <Box
      role="group"
      aria-labelledby="documents"
      aria-describedby="documents-hint"
      sx={{ display: 'grid', gap: 3, paddingTop: 1 }}
    >
      <div>
        <Typography variant="h3" id="documents" sx={{ mb: 0.5 }}>
          {documents.heading}
        </Typography>
        <FieldHint id="documents-hint">{documents.hint}</FieldHint>
      </div>
      {documentNames.map((name) => (
        <DocumentField
          key={name}
          {...document(name)}
          otherWay={<a href={mail}>{failure.mail}</a>}
          {...intents}
        />
      ))}
      <FieldHint>
        <span>{documents.noPicker}</span>{' '}
        <Box component="a" href={mail} sx={{ display: 'inline-block' }}>
          {documents.noPickerMail}
        </Box>
      </FieldHint>
    </Box>
  )
}
