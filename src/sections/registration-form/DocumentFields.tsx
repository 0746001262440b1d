import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { DocumentField } from '../../components/DocumentField'
import { FieldHint } from '../../components/FieldShell'
import type { RegistrationTexts } from '../../content/generated/types'
import { type DocumentName, documentNames, type RegistrationDraft } from '../../registration/fields'
import { documentType } from '../../registration/limits'
import { type FormProblems, messageOf } from './problems'
import type { DocumentUpload } from './useDocumentUpload'

export interface DocumentFieldsProps {
  texts: RegistrationTexts
  draft: RegistrationDraft
  problems: FormProblems
  uploads: Readonly<Record<DocumentName, DocumentUpload>>
  disabled: boolean
  /** The visitor comes near: time to fetch what an upload needs. */
  onIntent?: () => void
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  paddingTop: theme.spacing(1),
}))

/** The documents that are uploaded, as one group. */
export function DocumentFields({
  texts,
  draft,
  problems,
  uploads,
  disabled,
  onIntent,
}: DocumentFieldsProps) {
  const { documents } = texts
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
            disabled={disabled}
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
