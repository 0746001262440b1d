import Box from '@mui/material/Box'
import { useState } from 'react'
import { Alert } from '../../../src/components/Alert'
import type { ContentValues } from '../preview/messages'
import { contactPage, pageAddresses, pageNames } from '../preview/pages'
import { PreviewScreen, type ScreenName, screenWidths } from './PreviewScreen'
import { RadioRow } from './RadioRow'
import { StateSelect } from './StateSelect'
import { usePreview } from './usePreview'

export interface PreviewPaneProps {
  /** By file: `home`, `about`, …; the last values that could be read. */
  content: ContentValues
  /** Address of the page that is shown, for example `/about/`. */
  page: string
  /** Called when another page is chosen, or a link to it is pressed in the preview. */
  onPageChange: (page: string) => void
  /** Address of the built editor/preview/index.html. */
  frameAddress?: string
}

const pages = pageAddresses.map((address) => ({ value: address, label: pageNames[address] }))
const widths = Object.entries(screenWidths).map(([value, px]) => ({
  value: value as ScreenName,
  label: `${value === 'phone' ? 'Phone' : 'Desktop'}, ${px}`,
}))
const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** The site as it will be, beside the fields: any page, on a phone or a desktop, light or dark. */
export function PreviewPane({
  content,
  page,
  onPageChange,
  frameAddress = '/preview/index.html',
}: PreviewPaneProps) {
  const [screen, setScreen] = useState<ScreenName>('phone')
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const [chosen, setChosen] = useState<string>()
  const state = page === contactPage ? chosen : undefined
  const { jobs, states, outcome, onMessage } = usePreview({ content, page, state, onPageChange })
  return (
    <Box component="section" aria-label="Preview" sx={pane}>
      <Box sx={controls}>
        <RadioRow label="Page" options={pages} value={page} onChange={onPageChange} />
        <RadioRow label="Width" options={widths} value={screen} onChange={setScreen} />
        <RadioRow label="Colours" options={schemes} value={scheme} onChange={setScheme} />
      </Box>
      {page === contactPage && states.length > 0 && (
        <StateSelect states={states} value={chosen} onChange={setChosen} />
      )}
      {outcome?.type === 'failed' && <Alert tone="failure" title={outcome.message} />}
      <PreviewScreen
        screen={screen}
        isBusy={!outcome}
        frames={jobs.map((job, index) => ({
          id: job.id,
          isNext: index > 0,
          address: frameAddress,
          title: `Preview: ${pageNames[job.show.page as keyof typeof pageNames] ?? job.show.page}`,
          show: job.show,
          scheme,
          onMessage: (message) => onMessage(job.id, message),
        }))}
      />
    </Box>
  )
}

const pane = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  height: '100%',
  minHeight: '40rem',
  minWidth: 0,
}

const controls = { display: 'flex', flexWrap: 'wrap', gap: 2 }
