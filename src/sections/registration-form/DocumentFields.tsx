import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { DocumentField } from '../../components/DocumentField'
import { FieldHint } from '../../components/FieldShell'
import { documentNames } from '../../registration/fields'
import { documentType } from '../../registration/limits'
import { messageOf } from './problemMessages'
import type { FormPartProps } from './useRegistrationForm'

export interface DocumentFieldsProps extends FormPartProps {
  /** Called on hover and on focus, to prefetch what an upload needs. */
  onIntent?: () => void
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  paddingTop: theme.spacing(1),
}))

/** The fields for the documents, as one group. */
export function DocumentFields({ texts, registration, onIntent }: DocumentFieldsProps) {
  const { documents } = texts
  const { draft, isReady, problems, uploads } = registration
  return (
    <Root role="group" aria-labelledby="documents" aria-describedby="documents-hint">
      <div>
        <Typography variant="h3" id="documents" sx={{ mb: 0.5 }}>
          {documents.heading}
        </Typography>
        <FieldHint id="documents-hint">{documents.hint}</FieldHint>
      </div>
      {documentNames.map((field) => {
        const { progress, choose, remove, tryAgain } = uploads[field]
        const problem = problems[field]
        return (
          <DocumentField
            key={field}
            id={field}
            label={documents[field].label}
            uploadLabel={documents[field].upload}
            removeLabel={documents[field].remove}
            tryAgainLabel={documents.tryAgain}
            accept={documentType}
            error={problem && messageOf(field, problem, texts)}
            disabled={!isReady}
            document={draft[field]}
            progress={progress}
            onChoose={choose}
            onRemove={remove}
            onTryAgain={tryAgain}
            onIntent={onIntent}
          />
        )
      })}
    </Root>
  )
}
