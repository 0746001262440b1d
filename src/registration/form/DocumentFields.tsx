import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DocumentField, type DocumentProgress } from '../../components/DocumentField'
import { FieldHint } from '../../components/FieldShell'
import { documentNames } from '../rules/fields'
import { documentType } from '../rules/limits'
import { applicationMail, type FormProblem, messageOf } from './messages'
import type { FormPartProps } from './useRegistrationForm'

export interface DocumentFieldsProps extends FormPartProps {
  /** Called on hover and on focus, to prefetch what an upload needs. */
  onIntent?: () => void
}

/** A file that was chosen since the last submit has its own message. */
const problemBeside = ({ status }: DocumentProgress, problem?: FormProblem) =>
  status === 'idle' || problem === 'inProgress' ? problem : undefined

export function DocumentFields({ texts, contact, registration, onIntent }: DocumentFieldsProps) {
  const { documents } = texts
  const { draft, isReady, problems, uploads } = registration
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
      {documentNames.map((field) => {
        const { progress, choose, act } = uploads[field]
        const problem = problemBeside(progress, problems[field])
        return (
          <DocumentField
            key={field}
            id={field}
            label={documents[field].label}
            buttons={{ ...documents.actions, ...documents[field] }}
            accept={documentType}
            error={problem && messageOf(field, problem, texts)}
            disabled={!isReady}
            otherWay={
              progress.status === 'failed' && (
                <a href={applicationMail(draft, texts, contact)}>{texts.failure.mail}</a>
              )
            }
            document={draft[field]}
            progress={progress}
            onChoose={choose}
            onAction={(action) => act[action]()}
            onIntent={onIntent}
          />
        )
      })}
    </Box>
  )
}
