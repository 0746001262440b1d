import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { ComponentType } from 'react'
import { Button } from '../../../src/components/Button'
import { radius } from '../../../src/theme/tokens'
import type { Finding } from '../../content/check/finding'
import type { ContentAnswer } from '../model/protocol'
import { summaryOf } from './changesOf'
import { EditorHeader } from './EditorHeader'
import type { EditorServer } from './editorServer'
import { FilePane } from './FilePane'
import { FileTabs } from './FileTabs'
import type { PreviewPaneProps } from './PreviewPane'
import { fileOf } from './pageOf'
import { ReviewDialog } from './ReviewDialog'
import { texts } from './texts'
import type { UnsavedWork, UnsavedWorkStore } from './unsavedWork'
import { useLastReadable } from './useLastReadable'
import { useWorkspace, type WorkspaceState } from './useWorkspace'
import { WorkspaceNotices } from './WorkspaceNotices'

export interface WorkspaceProps {
  server: EditorServer
  work: UnsavedWorkStore
  content: ContentAnswer
  /** Edits of an earlier visit. */
  kept?: UnsavedWork
  Preview: ComponentType<PreviewPaneProps>
}

/** From this width (em) the form and the preview stand side by side. */
const sideBySide = '@media (min-width: 62em)'

const columns = {
  display: 'grid',
  gap: 3,
  padding: { xs: 2, md: 3 },
  [sideBySide]: { gridTemplateColumns: 'minmax(22rem, 5fr) minmax(0, 6fr)' },
}

/** Stays in sight beside the form. */
const previewColumn = {
  minWidth: 0,
  [sideBySide]: { position: 'sticky', top: 80, height: 'calc(100dvh - 100px)' },
}

const hiddenOnNarrow = { display: 'none', [sideBySide]: { display: 'block' } }
const viewSwitch = {
  position: 'sticky',
  bottom: 8,
  zIndex: 1,
  justifySelf: 'center',
  borderRadius: `${radius.pill}px`,
  backgroundColor: 'background.paper',
  [sideBySide]: { display: 'none' },
}

/** What gets the focus is scrolled clear of the window's edge, or of the button above. */
const focusRoom = (
  <GlobalStyles
    styles={{
      html: { scrollPaddingBottom: '5.5rem', [sideBySide]: { scrollPaddingBottom: '2rem' } },
    }}
  />
)

/** The open content: the files as forms, the preview beside them, and the way to save. */
export function Workspace({ server, work, content, kept, Preview }: WorkspaceProps) {
  const workspace = useWorkspace(server, content, kept)
  const { editing, changes, view, setView, page, setPage, isReviewing } = workspace
  const { past, future } = editing.state
  const values = useLastReadable(editing.reads)
  const isPreview = view === 'preview'
  return (
    <>
      {focusRoom}
      <EditorHeader
        workplace={content.workplace}
        unsaved={changes.reduce((sum, one) => sum + Math.max(1, one.changes.length), 0)}
        canUndo={past.length > 0}
        canRedo={future.length > 0}
        onUndo={workspace.undo}
        onRedo={workspace.redo}
        onReview={() => workspace.setReviewing(true)}
      />
      <Box sx={columns}>
        <Box
          component="main"
          aria-label={texts.form}
          sx={[{ minWidth: 0 }, isPreview && hiddenOnNarrow]}
        >
          <WorkspaceNotices {...{ server, work, kept, workspace }} workplace={content.workplace} />
          <CurrentFile server={server} workspace={workspace} />
        </Box>
        <Box sx={[previewColumn, !isPreview && hiddenOnNarrow]}>
          <Preview content={values} page={page} onPageChange={setPage} />
        </Box>
        <Box sx={viewSwitch}>
          <Button kind="secondary" onClick={() => setView(isPreview ? 'form' : 'preview')}>
            {isPreview ? texts.showForm : texts.showPreview}
          </Button>
        </Box>
      </Box>
      {isReviewing && <Review content={content} workspace={workspace} />}
    </>
  )
}

interface PartProps {
  workspace: WorkspaceState
}

/** The choice of files, and the one that is chosen. */
function CurrentFile({ server, workspace }: PartProps & { server: EditorServer }) {
  const { store, fields, editing, checked, changes, current, show } = workspace
  const findingsIn = (name: string) =>
    checked.findings.filter((finding) => fileOf(finding) === name)
  const tabs = editing.state.files.map(({ name }) => ({
    name,
    label: fields.get(name)?.label ?? name,
    isChanged: changes.some(({ file }) => file === name),
    mistakes: findingsIn(name).length,
  }))
  return (
    <>
      <FileTabs tabs={tabs} current={current} onChoose={show} />
      <FilePane
        key={current}
        file={store.file(current)}
        fields={fields.get(current)}
        read={editing.reads.get(current)}
        findings={findingsIn(current)}
        server={server}
        store={store}
        onEdit={editing.edit}
      />
    </>
  )
}

function Review({ content, workspace }: PartProps & { content: ContentAnswer }) {
  const { store, editing, checked, changes, saving } = workspace
  const isOurs = (finding: Finding) => changes.some(({ file }) => file === fileOf(finding))
  return (
    <ReviewDialog
      files={changes}
      findings={saving.kind === 'mistakes' ? saving.findings : checked.findings.filter(isOurs)}
      undecided={editing.state.files.find(({ theirs }) => theirs)?.name}
      summary={summaryOf(changes)}
      asksForSummary={content.workplace.kind === 'hosted'}
      saving={saving}
      onSave={workspace.saveAll}
      onDiscard={(name) => store.discard(name)}
      onGoTo={workspace.goTo}
      onDecide={workspace.decide}
      onClose={workspace.closeReview}
    />
  )
}
