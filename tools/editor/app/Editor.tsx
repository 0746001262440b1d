import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { offScreen } from '../../../src/theme/styles'
import type { ObjectField } from '../../content/fieldTree'
import { ErrorText, FileContext, fileOf, Hint, useField } from '../fields/field'
import { ObjectFields } from '../fields/ObjectFieldView'
import { texts } from '../texts'
import { ConflictPanel } from './ConflictPanel'
import { idOf } from './data'
import { EditorTheme, wide } from './EditorTheme'
import { isChanged } from './files'
import { Header } from './Header'
import { Notices } from './Notices'
import { PreviewPane } from './PreviewPane'
import { ServerContext } from './pictures'
import { ReviewDialog } from './ReviewDialog'
import type { EditorServer } from './server'
import { createEditor, type Editor, EditorContext, useActions, useEditor } from './store'
import type { UnsavedWorkStore } from './unsavedWork'
import { useFocusTarget, useSaveKey, useServer, useUnsavedWork } from './useServer'

export interface EditorAppProps {
  server: EditorServer
  /** Where the browser keeps what is not saved. */
  work: UnsavedWorkStore
  /** What is beside the form; stories and tests have no frame to show. */
  Preview?: ComponentType
}

/** The editor of content/*.yaml: opens the content, then shows the workspace. */
export function EditorApp({ server, work, Preview = PreviewPane }: EditorAppProps) {
  const [editor, setEditor] = useState<Editor>()
  const [failure, setFailure] = useState<string>()
  const open = useCallback(async () => {
    setFailure(undefined)
    try {
      const [content, kept] = await Promise.all([server.content(), work.load()])
      setEditor(createEditor(content, kept))
    } catch (error) {
      setFailure((error as Error).message)
    }
  }, [server, work])
  useEffect(() => {
    void open()
  }, [open])
  return (
    <EditorTheme>
      {editor ? (
        <EditorContext value={editor}>
          <ServerContext value={server}>
            <Workspace editor={editor} server={server} work={work} Preview={Preview} />
          </ServerContext>
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
  [wide]: { gridTemplateColumns: 'minmax(22rem, 5fr) minmax(0, 6fr)' },
}
const previewColumn = {
  minWidth: 0,
  [wide]: { position: 'sticky', top: 88, height: 'calc(100dvh - 108px)' },
}
const onlyWide = { display: 'none', [wide]: { display: 'block' } }
const viewSwitch = {
  position: 'sticky',
  bottom: 8,
  zIndex: 1,
  justifySelf: 'center',
  [wide]: { display: 'none' },
}

interface WorkspaceProps extends Required<EditorAppProps> {
  editor: Editor
}

/** The open content: the files as forms, the preview beside them, and the way to save. */
function Workspace({ editor, server, work, Preview }: WorkspaceProps) {
  const [isPreview, setPreview] = useState(false)
  const preview = useRef<HTMLDivElement>(null)
  const [isReviewing, setReviewing] = useState(false)
  const said = useEditor((state) => state.said)
  const { failure, save } = useServer(editor, server)
  const isKept = useUnsavedWork(editor.store, work)
  useFocusTarget(() => setPreview(false))
  useSaveKey(() => setReviewing(true))
  return (
    <>
      <Header onReview={() => setReviewing(true)} />
      <Box sx={columns}>
        <Box component="main" aria-label={texts.form} sx={[{ minWidth: 0 }, isPreview && onlyWide]}>
          <Notices failure={failure} isKept={isKept} />
          <Files />
        </Box>
        <Box ref={preview} sx={[previewColumn, !isPreview && onlyWide]}>
          <Preview />
        </Box>
        <Button
          variant="contained"
          sx={viewSwitch}
          onClick={() => {
            flushSync(() => setPreview(!isPreview))
            // Of the preview, the page is at the end, below its controls.
            if (isPreview) window.scrollTo(0, 0)
            else preview.current?.scrollIntoView({ block: 'end' })
          }}
        >
          {isPreview ? texts.showForm : texts.showPreview}
        </Button>
      </Box>
      <div role="status" style={offScreen}>
        {said}
      </div>
      {isReviewing && <ReviewDialog save={save} onClose={() => setReviewing(false)} />}
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
    // Seen in forced colours too, which have no shadow.
    textDecoration: 'underline 3px',
    textUnderlineOffset: 8,
  },
}

/** The choice of files, and the form of the one that is chosen. */
function Files() {
  const { show } = useActions()
  const current = useEditor((state) => state.current)
  const files = useEditor((state) => state.files)
  const fields = useEditor((state) => state.fields)
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
      <div role="tabpanel" id={`${current}-panel`} aria-labelledby={`${current}-tab`}>
        <FileContext value={current}>
          <FilePane key={current} />
        </FileContext>
      </div>
    </>
  )
}

function FileState({ name }: { name: string }) {
  const errors = useEditor(
    ({ findings }) => findings.filter((finding) => fileOf(finding) === name).length,
  )
  const isEdited = useEditor((state) =>
    state.files.some((file) => file.name === name && isChanged(state, file)),
  )
  return (
    <>
      {isEdited && <Chip size="small" label={texts.changed} />}
      {errors > 0 && (
        <Chip size="small" variant="outlined" color="error" label={texts.errors(errors)} />
      )}
    </>
  )
}

/** One file: its form, and what has to be decided first. */
function FilePane() {
  const name = useEditor((state) => state.current)
  const file = useEditor(({ files }) => files.find((one) => one.name === name))
  const field = useEditor(({ fields }) => fields[name])
  const isReadable = useEditor(({ data }) => data[name] !== undefined)
  if (!file || !field) return null
  return (
    <Stack sx={{ gap: 3 }}>
      {file.theirs && <ConflictPanel file={file} />}
      {isReadable ? (
        <FileForm field={field} />
      ) : (
        <Alert severity="error">
          {texts.unreadable.title(name)}: {file.problem} {texts.unreadable.detail}
        </Alert>
      )}
    </Stack>
  )
}

/** A file as a form, made from the schema. */
function FileForm({ field }: { field: ObjectField }) {
  const { error, file } = useField({ field, place: '' })
  const id = idOf(file, '')
  return (
    <Stack role="group" id={id} tabIndex={-1} aria-labelledby={`${id}-label`} sx={{ gap: 3 }}>
      <div>
        <Typography variant="h2" id={`${id}-label`}>
          {field.label}
        </Typography>
        {field.hint && <Hint>{field.hint}</Hint>}
        {error && <ErrorText>{error}</ErrorText>}
      </div>
      <ObjectFields field={field} place="" />
    </Stack>
  )
}
