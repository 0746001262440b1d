import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EditorConfig } from '../config'
import { FieldView } from '../fields/FieldView'
import { useErrorsIn } from '../fields/field'
import { ErrorCount } from '../fields/ObjectFieldView'
import { texts } from '../texts'
import { changedFiles } from './changes'
import { EditorTheme, useIsWide, wide } from './EditorTheme'
import { Header, keepFocus, SaveButton } from './Header'
import { ConflictPanel, Notices } from './Notices'
import { PreviewPane } from './PreviewPane'
import { ReviewDialog } from './ReviewDialog'
import type { EditorServer } from './server'
import { createEditor, type Editor, EditorContext, useActions, useEditor } from './store'
import type { UnsavedWorkStore } from './unsavedWork'
import { useFocusTarget, useKeys, useServer, useUnsavedWork } from './useServer'

export interface EditorAppProps {
  server: EditorServer
  work: UnsavedWorkStore
  config?: EditorConfig
  /** The pane beside the form; stories and tests have no frame to show. */
  Preview?: ComponentType
}

/** Renders the editor of the YAML files: loads the content, then shows the workspace. */
export function EditorApp({
  server,
  work,
  config,
  Preview = config?.pages && PreviewPane,
}: EditorAppProps) {
  const [opened, setOpened] = useState<Editor | Error>()
  const open = useCallback(() => {
    setOpened(undefined)
    const load = async () => {
      const content = await server.content()
      const kept = await work.load(content.workplace.key)
      return createEditor(content, server, config, kept, work.loadHistory())
    }
    load().then(setOpened, setOpened)
  }, [server, work, config])
  useEffect(open, [open])
  const failure = opened instanceof Error && opened.message
  return (
    <EditorTheme config={config}>
      {opened && !(opened instanceof Error) ? (
        <EditorContext value={opened}>
          <Workspace work={work} Preview={Preview} />
        </EditorContext>
      ) : (
        <Stack component="main" sx={{ p: 4, gap: 3, maxWidth: '60ch' }}>
          <Typography variant="h1">{texts.title}</Typography>
          <div role="status">{!failure && texts.loading}</div>
          {failure && (
            <Alert severity="error">
              <p>
                {texts.notOpened} {failure}
              </p>
              <Button onClick={open}>{texts.tryAgain}</Button>
            </Alert>
          )}
        </Stack>
      )}
    </EditorTheme>
  )
}

const columns = {
  display: 'grid',
  gap: 3,
  p: { xs: 2, md: 3 },
  // The room of the bar at the bottom.
  pb: { xs: 16, md: 16 },
  [wide]: { pb: 3 },
}
const oneColumn = { maxWidth: '60rem' }
const twoColumns = { [wide]: { gridTemplateColumns: 'minmax(22rem, 5fr) minmax(0, 6fr)' } }
const previewColumn = {
  minWidth: 0,
  [wide]: { position: 'sticky', top: 88, height: 'calc(100dvh - 108px)' },
}
const onlyWide = { display: 'none', [wide]: { display: 'block' } }
/** Not sticky: browsers scroll the page when a button that sticks takes the focus. */
const bottomBar = {
  position: 'fixed',
  bottom: 8,
  insetInline: 8,
  zIndex: 1,
  pointerEvents: 'none',
  // Both buttons in one row at 360 px.
  '&& > *': { pointerEvents: 'auto', px: 1.5 },
  flexDirection: 'row',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 1,
}

function Workspace({ work, Preview }: Pick<EditorAppProps, 'work' | 'Preview'>) {
  const preview = useRef<HTMLDivElement>(null)
  const { set } = useActions()
  const { said, view, isReviewing } = useEditor((state) => state)
  useServer()
  useUnsavedWork(work)
  useFocusTarget()
  useKeys()
  const isWide = useIsWide()
  const isPreview = view === 'preview'
  return (
    <>
      <Header />
      <Box sx={[columns, Preview ? twoColumns : oneColumn]}>
        <Box component="main" aria-label={texts.form} sx={[{ minWidth: 0 }, isPreview && onlyWide]}>
          <Notices />
          <Files />
        </Box>
        {Preview && (
          <Box ref={preview} sx={[previewColumn, !isPreview && onlyWide]}>
            <Preview />
          </Box>
        )}
        {!isWide && (
          <Stack sx={bottomBar} onMouseDown={keepFocus}>
            {Preview && (
              <Button
                variant="contained"
                onClick={() => {
                  flushSync(() => set({ view: isPreview ? 'form' : 'preview' }))
                  // The page is at the end of the preview, below the controls.
                  if (isPreview) window.scrollTo(0, 0)
                  else preview.current?.scrollIntoView({ block: 'end' })
                }}
              >
                {isPreview ? texts.showForm : texts.showPreview}
              </Button>
            )}
            <SaveButton />
          </Stack>
        )}
      </Box>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
      {isReviewing && <ReviewDialog />}
    </>
  )
}

const tabs = {
  mb: 3,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiTabs-list': { flexWrap: 'wrap' },
  '& .MuiTab-root': {
    fontSize: 'inherit',
    color: 'text.primary',
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: 1,
    maxWidth: '100%',
  },
  '& .MuiTab-root.Mui-selected': {
    color: 'text.primary',
    fontWeight: 'bold',
    // Also visible in forced colours, which have no shadows.
    textDecoration: 'underline 3px',
    textUnderlineOffset: 8,
  },
}

function Files() {
  const { show } = useActions()
  const { current, files, fields, data } = useEditor((state) => state)
  const field = fields[current]
  const file = files.find(({ name }) => name === current)
  return (
    <>
      <Tabs
        value={current}
        onChange={(_event, name: string) => show(name)}
        aria-label={texts.files}
        slotProps={{ indicator: { hidden: true } }}
        sx={tabs}
      >
        {files.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            id={`${name}-tab`}
            aria-controls={current === name ? `${name}-panel` : undefined}
            label={
              <>
                {fields[name]?.label ?? name}
                <FileState name={name} />
              </>
            }
          />
        ))}
      </Tabs>
      <Stack
        key={current}
        role="tabpanel"
        id={`${current}-panel`}
        aria-labelledby={`${current}-tab`}
        sx={{ gap: 3 }}
      >
        {file?.theirs && <ConflictPanel file={file} />}
        {file?.problem && (
          <Alert severity="error">
            {texts.unreadable.title(current)}: {file.problem}{' '}
            {data[current] ? texts.unreadable.form : texts.unreadable.noForm}
          </Alert>
        )}
        {data[current] && field && <FieldView field={field} place="" />}
      </Stack>
    </>
  )
}

function FileState({ name }: { name: string }) {
  const errors = useErrorsIn(name)
  const isEdited = useEditor((state) => changedFiles(state).some((file) => file.name === name))
  return (
    <>
      {isEdited && <Chip size="small" label={texts.changed} />}
      <ErrorCount count={errors} />
    </>
  )
}
