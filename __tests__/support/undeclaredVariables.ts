/** The CSS variables that the document's styles read, and that no style declares. */
export function undeclaredVariables(): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const css = rules.map(({ cssText }) => cssText).join('\n')
  const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name))
  return [...read].filter((name) => !css.includes(`${name}:`))
}
