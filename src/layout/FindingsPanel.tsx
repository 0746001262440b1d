import { styled } from '@mui/material/styles'
import { Icon } from '../components/Icon'
import { plainList } from '../theme/styles'
import { edge, fontWeight, radius, shadow, target } from '../theme/tokens'

export interface PanelFinding {
  /** Where it is, for example `content/home.yaml, line 10`. */
  place: string
  /** What is wrong and what to do. */
  message: string
  /** The line itself. */
  source?: string
}

export interface FindingsPanelProps {
  /** What it says while it is minimised too. */
  title: string
  /** What the page behind it shows, and what to do. */
  advice: string
  findings: ReadonlyArray<PanelFinding>
}

const Frame = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInlineEnd: theme.spacing(1.5),
  bottom: theme.spacing(1.5),
  maxWidth: `min(100% - ${theme.spacing(3)}, 40rem)`,
  border: `${edge.thick}px solid ${theme.vars.palette.error.main}`,
  borderRadius: radius.control,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.brand.errorSurface,
  boxShadow: shadow.high,
  overflowWrap: 'anywhere',
}))

/** Minimises it and brings it back; as high as a button. */
const Title = styled('summary')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: target,
  padding: theme.spacing(1, 2),
  fontWeight: fontWeight.semibold,
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { flexShrink: 0, color: theme.vars.palette.error.main },
}))

/** What a click on the title does. */
const Toggle = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  flexShrink: 0,
  marginInlineStart: 'auto',
  paddingInlineStart: theme.spacing(1),
  textDecoration: 'underline',
  'details[open] > * > &:last-child, details:not([open]) > * > &:not(:last-child)': {
    display: 'none',
  },
}))

/** Can be focused, so that it scrolls by keyboard too. */
const Scrolling = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1.5),
  maxHeight: '40svh',
  overflowY: 'auto',
  padding: theme.spacing(0, 2, 2),
  '& p': { margin: 0 },
}))

const List = styled('ul')(({ theme }) => ({ ...plainList, display: 'grid', gap: theme.spacing(2) }))

const Source = styled('code')(({ theme }) => ({
  display: 'block',
  marginBlockStart: theme.spacing(0.5),
  padding: theme.spacing(0.5, 1),
  borderInlineStart: `${edge.thick}px solid ${theme.vars.palette.error.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  whiteSpace: 'pre-wrap',
}))

/**
 * What is wrong with the content, over the page that `npm run dev` shows; no visitor meets it. It is
 * read out when it appears and when it changes (WAI-ARIA, alert), and can be minimised.
 */
export function FindingsPanel({ title, advice, findings }: FindingsPanelProps) {
  return (
    <Frame aria-label={title}>
      <details open>
        <Title>
          <Icon name="alert" />
          <span>{title}</span>
          <Toggle>Minimise</Toggle>
          <Toggle>Show</Toggle>
        </Title>
        <Scrolling role="alert" tabIndex={0}>
          <p>{advice}</p>
          <List>
            {findings.map(({ place, message, source }) => (
              <li key={`${place} ${message}`}>
                <strong>{place}</strong>
                <div>{message}</div>
                {source && <Source>{source}</Source>}
              </li>
            ))}
          </List>
        </Scrolling>
      </details>
    </Frame>
  )
}
