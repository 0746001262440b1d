/**
 * MUI's CSS variables that our components and MUI's own below them read. MUI declares 200 more, for
 * components that no page has. `__tests__/browser/visual/stories.spec.ts` names one that is missing here.
 */
const read = `
  spacing shape-borderRadius opacity-inputPlaceholder
  shadows-0 shadows-2 shadows-4 shadows-6 shadows-8
  palette-background-default palette-background-paper palette-divider palette-common-white
  palette-text-primary palette-text-secondary palette-text-disabled
  palette-primary-main palette-primary-mainChannel palette-primary-dark palette-primary-contrastText
  palette-action-disabled palette-action-disabledBackground palette-action-hoverOpacity
  palette-success-main palette-error-main
  palette-brand-surfaceDeep palette-brand-surfaceHeader palette-brand-surfaceMark
  palette-brand-onDeep palette-brand-mark palette-brand-markOnHeader palette-brand-lineStrong
  palette-brand-focus palette-brand-successSurface palette-brand-errorSurface
`
  .trim()
  .split(/\s+/)

type Styles = { readonly [name: string]: string | number | Styles }

export const onlyUsed = (styles: Styles): Styles =>
  Object.fromEntries(
    Object.entries(styles)
      .filter(([name]) => !name.startsWith(prefix) || read.includes(name.slice(prefix.length)))
      .map(([name, value]) => [name, typeof value === 'object' ? onlyUsed(value) : value]),
  )

/** Returns whether something reads a variable such as `var(--mui-spacing)`; other values count as read. */
export const isRead = (reference: string): boolean => {
  const name = /^var\(--mui-([\w-]+)/.exec(reference)?.[1]
  return name === undefined || read.includes(name)
}

const prefix = '--mui-'
