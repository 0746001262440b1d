import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { EditorConfig } from '../config'
import { FieldView } from '../fields/FieldView'
import { useErrorsIn } from '../fields/field'
import { ErrorCount } from '../fields/ObjectFieldView'
import { texts } from '../texts'
import { changedFiles } from './changes'
import { tabOf } from './data'
import { EditorTheme, wide } from './EditorTheme'
import { Header } from './Header'
import { Messages, Question } from './Messages'
import { PreviewPane } from './PreviewPane'
import { ReviewDialog } from './ReviewDialog'
import type { EditorServer } from './server'
import { createEditor, type Editor, EditorContext, useActions, useEditor } from './store'
import { useFocusTarget, useKeys, useLeaveQuestion, useServer } from './useServer'
import type { WorkPlace } from './work'

export interface EditorAppProps {
  server: EditorServer
  work: WorkPlace
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
      if (!(await work.hold(content.workplace.key))) throw new Error(texts.alreadyOpen)
      return createEditor(content, server, work, config)
    }
    load().then(setOpened, setOpened)
  }, [server, work, config])
  useEffect(open, [open])
  const failure = opened instanceof Error && opened.message
  return (
    <EditorTheme>
      {opened && !(opened instanceof Error) ? (
        <EditorContext value={opened}>
          <Workspace Preview={Preview} />
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
  // The room of the messages.
  pb: 12,
}
const oneColumn = { maxWidth: '60rem' }
const twoColumns = { [wide]: { gridTemplateColumns: 'minmax(22rem, 5fr) minmax(0, 6fr)' } }
const previewColumn = {
  minWidth: 0,
  [wide]: { position: 'sticky', top: 88, height: 'calc(100dvh - 108px)' },
}

function Workspace({ Preview }: Pick<EditorAppProps, 'Preview'>) {
  const said = useEditor((state) => state.said)
  const isReviewing = useEditor((state) => state.isReviewing)
  useServer()
  useLeaveQuestion()
  useFocusTarget()
  useKeys()
  return (
    <>
      <Header />
      <Messages />
      <Box sx={[columns, Preview ? twoColumns : oneColumn]}>
        <Box component="main" aria-label={texts.form} sx={{ minWidth: 0 }}>
          <Files />
        </Box>
        {Preview && (
          <Box sx={previewColumn}>
            <Preview />
          </Box>
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
  const current = useEditor((state) => state.current)
  const files = useEditor((state) => state.files)
  const fields = useEditor((state) => state.fields)
  const hasForm = useEditor((state) => state.data[current] !== undefined)
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
            id={tabOf(name)}
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
        aria-labelledby={tabOf(current)}
        sx={{ gap: 3 }}
      >
        {file?.theirs && <Question file={file} />}
        {file?.problem && (
          <Alert severity="error">
            {texts.unreadable.title(current)}: {file.problem}{' '}
            {hasForm ? texts.unreadable.form : texts.unreadable.noForm}
          </Alert>
        )}
        {hasForm && field && <FieldView field={field} place="" />}
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
