import { styled } from '@mui/material/styles'
import { plainList } from '../../../src/theme/styles'
import { edge, fontWeight, radius } from '../../../src/theme/tokens'
import { texts } from './texts'

export interface FileTab {
  /** Name of the file. */
  name: string
  label: string
  isChanged: boolean
  /** How many mistakes the check finds in it. */
  mistakes: number
}

export interface FileTabsProps {
  tabs: readonly FileTab[]
  current: string
  onChoose: (name: string) => void
}

const List = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}))

const Tab = styled('button')(({ theme }) => ({
  ...theme.typography.body1,
  minHeight: theme.spacing(5.5),
  padding: theme.spacing(0.75, 2),
  borderRadius: radius.control,
  border: `${edge.thin}px solid ${theme.vars.palette.brand.lineStrong}`,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&[aria-current]': {
    fontWeight: fontWeight.bold,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `inset 0 -${edge.thick}px 0 ${theme.vars.palette.brand.mark}`,
  },
}))

const Note = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  marginInlineStart: theme.spacing(1),
  '&[data-tone=failure]': { color: theme.vars.palette.error.main, fontWeight: fontWeight.bold },
}))

/** The content files, one of which is shown as a form. */
export function FileTabs({ tabs, current, onChoose }: FileTabsProps) {
  return (
    <nav aria-label={texts.files}>
      <List>
        {tabs.map(({ name, label, isChanged, mistakes }) => (
          <li key={name}>
            <Tab
              type="button"
              aria-current={name === current ? 'page' : undefined}
              onClick={() => onChoose(name)}
            >
              <span>{label}</span>
              {isChanged && <Note>{texts.changed}</Note>}
              {mistakes > 0 && <Note data-tone="failure">{texts.mistakes(mistakes)}</Note>}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  )
}
