import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Button } from '../../components/Button'
import { Panel } from '../../components/Panel'
import type { Notice } from '../../content/generated/types'

/** Replaces the form when it fails to render; the company's contact details are beside it. */
export function FormFailure({ title, text, homeLabel, contactLabel }: Notice) {
  return (
    <div role="alert">
      <Panel raised heading={title}>
        <Typography>{text}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button href="/">{homeLabel}</Button>
          <Button href="/contact/" kind="secondary">
            {contactLabel}
          </Button>
        </Box>
      </Panel>
    </div>
  )
}
