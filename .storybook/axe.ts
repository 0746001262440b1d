/** axe rules that Storybook and every test run: WCAG 2.2 AA and axe's best practices. */
export const axeRules = {
  type: 'tag' as const,
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
