import Typography from '@mui/material/Typography'
import { Alert } from '../../components/Alert'
import { fill } from '../../content/fill'
import type { CompanyContact, RegistrationWords } from '../../content/generated/types'

export interface FormIntroProps {
  words: RegistrationWords
  contact: CompanyContact
  /** Id of the form's heading. */
  titleId: string
}

/** What the form is, what to have ready, and what to do where script is switched off. */
export function FormIntro({ words, contact: { email, phone }, titleId }: FormIntroProps) {
  return (
    <>
      <Typography variant="h2" id={titleId}>
        {words.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{words.ready}</Typography>
      <noscript>
        <Alert tone="failure" title={fill(words.noScript, { email, phone })} />
      </noscript>
    </>
  )
}
