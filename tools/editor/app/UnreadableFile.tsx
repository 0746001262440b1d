import Box from '@mui/material/Box'
import { Alert } from '../../../src/components/Alert'
import { Button } from '../../../src/components/Button'
import { TextField } from '../../../src/components/TextField'
import { texts } from './texts'

export interface UnreadableFileProps {
  name: string
  text: string
  /** What is wrong with it, as the check says it; undefined once it is mended. */
  message: string | undefined
  /** Brings back the text before somebody else changed it; undefined where none is known. */
  onRestore: (() => void) | undefined
  onChange: (text: string) => void
  onLeave: () => void
}

/** A file that is not YAML, as text, so that it can be mended here too. */
export function UnreadableFile(props: UnreadableFileProps) {
  const { name, text, message, onRestore, onChange, onLeave } = props
  return (
    <Box sx={{ display: 'grid', gap: 3, '& textarea': { fontFamily: 'monospace' } }}>
      {message && (
        <Alert tone="failure" title={texts.unreadable.title(name)}>
          {message}
          {onRestore && <Button onClick={onRestore}>{texts.unreadable.writeBack}</Button>}
        </Alert>
      )}
      <TextField
        id={`${name}-text`}
        name={name}
        label={texts.unreadable.label}
        hint={texts.unreadable.hint}
        value={text}
        rows={20}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </Box>
  )
}
