/** The rules of axe in Storybook and in every test: WCAG 2.2 AA and axe's own best practice. */
export const axeRules = {
  type: 'tag' as const,
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
