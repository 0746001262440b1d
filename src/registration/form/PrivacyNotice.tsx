import { styled } from '@mui/material/styles'
import { Disclosure } from '../../components/Disclosure'
import { SummaryList } from '../../components/SummaryList'
import { fill } from '../../content/fill'
import type { PrivacyTexts } from '../../content/generated/types'

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  // As high as a pointer needs it (WCAG 2.2, 2.5.8).
  '& > a': { display: 'inline-block', paddingBlock: theme.spacing(0.5) },
}))

/**
 * What becomes of a visitor's data: two sentences, the rest on demand. It comes before the submit
 * button, so that everybody meets it; as the button's description it would be read out every time.
 */
export function PrivacyNotice({ texts, email }: { texts: PrivacyTexts; email: string }) {
  const { asked, recipients, kept, rights, policy } = texts
  const rows = [asked, recipients, kept, { ...rights, text: fill(rights.text, { email }) }]
  return (
    <Root>
      <p>{texts.summary}</p>
      <Disclosure label={texts.more}>
        <SummaryList rows={rows.map(({ heading, text }) => ({ label: heading, value: text }))} />
      </Disclosure>
      {policy && <a href={policy}>{texts.policyLabel}</a>}
    </Root>
  )
}
