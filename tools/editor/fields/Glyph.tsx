import { iconSize } from '../../../src/theme/tokens'

const lines = {
  up: 'M12 20V5M6 11l6-6 6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  remove: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  add: 'M12 5v14M5 12h14',
  open: 'M9 5l7 7-7 7',
}

/** A sign for the editor's own buttons; the icons of the site are in its script. Not read out. */
export function Glyph({ name }: { name: keyof typeof lines }) {
  return (
    <svg
      width={iconSize.small}
      height={iconSize.small}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={lines[name]} />
    </svg>
  )
}
