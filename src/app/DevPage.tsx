import Typography from '@mui/material/Typography'
import type { ReactElement } from 'react'
import { AppTheme } from '../theme/AppTheme'
import { pageWidth } from '../theme/styles'

/** Whether a page's queries found no content: its file never had a version without a mistake. */
export const lacksContent = (data: unknown): boolean =>
  Object.entries(data ?? {}).some(([name, value]) => name.endsWith('Content') && value === null)

const title = 'There is no page to show yet'

/** Replaces a page of `npm run dev` that lacks content; DevFindings says why. */
export function NoPage(): ReactElement {
  return (
    <AppTheme>
      <Typography component="main" sx={{ ...pageWidth, paddingBlock: 8 }}>
        <Typography variant="h1" sx={{ marginBlockEnd: 2 }}>
          {title}
        </Typography>
        <span>The content has mistakes. As soon as they are mended, the page is here.</span>
      </Typography>
    </AppTheme>
  )
}

/** Its head. */
export const NoPageHead = () => <title>{title}</title>
