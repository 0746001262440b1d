import { isAbsolute, join } from 'node:path'
import type { StrictArgTypes } from 'storybook/internal/types'
import {
  isBindingElement,
  isFunctionDeclaration,
  isIdentifier,
  isObjectBindingPattern,
} from 'typescript/unstable/ast/is'
import {
  API,
  type Symbol as CompilerSymbol,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync'
import type { Plugin } from 'vite'

/** What `docs.tsx` finds on a component. */
export interface PropTable {
  description: string
  argTypes: StrictArgTypes
}

type ArgType = NonNullable<StrictArgTypes[string]>

const root = join(import.meta.dirname, '..')
const tsconfig = join(root, 'tsconfig.json')
const component = /\/src\/(components|layout|sections|screens)\/[^/]+\.tsx$/

/** More props than this, and the component passes on those of an HTML element. */
const passesOn = 60

/**
 * Gives each component the table of its props: names, types, defaults and the comments beside
 * them, as the compiler sees them. Storybook's own readers are no help here: react-docgen cannot
 * look into `Omit`, `Pick` and `keyof`, and react-docgen-typescript needs the programming
 * interface that TypeScript 7 no longer has.
 */
export function propTables(): Plugin {
  let api: API | undefined
  let project: Project | undefined
  const changed = new Set<string>()

  const current = (): Project => {
    if (project && changed.size === 0) return project
    api ??= new API({ cwd: root })
    const snapshot = api.updateSnapshot({
      openProjects: project ? [] : [tsconfig],
      fileChanges: { changed: [...changed] },
    })
    changed.clear()
    project = snapshot.getProject(tsconfig)
    if (!project) throw new Error(`TypeScript cannot open ${tsconfig}`)
    return project
  }

  return {
    name: 'prop-tables',
    enforce: 'pre',
    watchChange(id) {
      if (isAbsolute(id) && /\.tsx?$/.test(id)) changed.add(id)
    },
    transform(code, id) {
      const [file = id] = id.split('?')
      if (!component.test(file)) return null
      const tables = tablesOf(current(), file)
      if (tables.length === 0) this.error(`${file} exports no component`)
      const assignments = tables.map(
        ([name, table]) => `\n;${name}.propTable = ${JSON.stringify(table)}`,
      )
      return { code: code + assignments.join(''), map: null }
    },
    buildEnd() {
      api?.close()
      api = undefined
      project = undefined
    },
  }
}

/** The tables of all components that a file exports. */
function tablesOf(project: Project, file: string): [name: string, table: PropTable][] {
  const { checker, program } = project
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) return []
  return checker
    .getExportsOfModule(module)
    .filter(({ name, flags }) => /^[A-Z]/.test(name) && flags & SymbolFlags.Function)
    .map((symbol) => [
      symbol.name,
      {
        description: checker.getDocumentationCommentOfSymbol(symbol),
        argTypes: argTypesOf(project, symbol),
      },
    ])
}

function argTypesOf(project: Project, symbol: CompilerSymbol): StrictArgTypes {
  const { checker } = project
  const type = checker.getTypeOfSymbol(symbol)
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
  const props = signature && checker.getParameterType(signature, 0)
  if (!props) return {}
  const all = checker.getPropertiesOfType(props)
  const listed = all.length > passesOn ? all.filter(isOurs) : all
  const defaults = defaultsOf(project, symbol)
  return Object.fromEntries(
    listed.map((prop) => {
      const required = !(prop.flags & SymbolFlags.Optional)
      const fallback = defaults.get(prop.name)
      const argType: ArgType = {
        name: prop.name,
        description: checker.getDocumentationCommentOfSymbol(prop),
        type: { ...controlType(project, checker.getTypeOfSymbol(prop)), required },
        table: {
          type: { summary: summary(project, checker.getTypeOfSymbol(prop)) },
          defaultValue: fallback === undefined ? undefined : { summary: fallback },
        },
      }
      return [prop.name, argType]
    }),
  )
}

const isOurs = (prop: CompilerSymbol): boolean =>
  prop.declarations.some(({ path }) => !path.includes('/node_modules/'))

/** What stands after `=` in `({ tone = 'plain' }) =>`. */
function defaultsOf(project: Project, symbol: CompilerSymbol): Map<string, string> {
  const defaults = new Map<string, string>()
  const declaration = symbol.valueDeclaration?.resolve(project)
  if (!declaration || !isFunctionDeclaration(declaration)) return defaults
  const pattern = declaration.parameters[0]?.name
  if (!pattern || !isObjectBindingPattern(pattern)) return defaults
  for (const element of pattern.elements) {
    if (!isBindingElement(element) || !element.initializer) continue
    const name = element.propertyName ?? element.name
    if (name && isIdentifier(name)) defaults.set(name.text, element.initializer.getText())
  }
  return defaults
}

/** The type as the table shows it; a union of words shows the words. */
function summary(project: Project, type: Type | undefined): string {
  if (!type) return ''
  const words = wordsOf(project, type)
  if (words) return words.map((word) => `'${word}'`).join(' | ')
  return project.checker.typeToString(type).replace(/ \| undefined$/, '')
}

/** What decides the control. */
function controlType(project: Project, type: Type | undefined): NonNullable<ArgType['type']> {
  const { checker } = project
  const present = type && checker.getNonNullableType(type)
  if (!present) return { name: 'other', value: 'unknown' }
  const words = wordsOf(project, present)
  if (words) return { name: 'enum', value: words }
  const name = summary(project, type)
  const base = checker.typeToString(present)
  if (base === 'boolean' || name === 'Booleanish') return { name: 'boolean' }
  if (base === 'number') return { name: 'number' }
  // Anything may be a child; words can be typed.
  if (name === 'ReactNode') return { name: 'string' }
  if (checker.isTypeAssignableTo(present, checker.getStringType())) return { name: 'string' }
  const called = checker.getSignaturesOfType(present, SignatureKind.Call).length > 0
  // Nothing to enter for a function or a ref.
  if (called || name.startsWith('Ref<')) return { name: 'function' }
  return { name: 'other', value: name }
}

/** The words of `'plain' | 'raised'`, in the order in which the compiler keeps them. */
function wordsOf(project: Project, type: Type): string[] | undefined {
  const present = project.checker.getNonNullableType(type)
  if (!present) return undefined
  const members = present.isUnionType() ? present.getTypes() : [present]
  const words = members.map((member) => (member.isStringLiteralType() ? member.value : undefined))
  return words.every((word) => word !== undefined) ? words : undefined
}
