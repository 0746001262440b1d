import { type Broken, type Finding, messageOf, positionIn } from './check/finding'
import { isNear } from './check/keys'
import { isRefusedByWindows, type PictureFolder } from './check/pictures'
import { type ShapeContext, shapeProblems } from './check/shape'
import { unreadable } from './check/syntax'
import { contentDocument } from './contentDocument'
import { contentTypeOf } from './contentSchema'
import { fieldTrees, type ObjectField } from './fieldTree'

export interface ContentFile {
  readonly name: string
  readonly text: string
}

export interface CheckedContent {
  files: readonly ContentFile[]
  pictures: PictureFolder
  pages: readonly string[]
  glyphs?: ReadonlySet<number>
  name: string
}

type Context = Omit<ShapeContext, 'file' | 'source'> & Pick<CheckedContent, 'name'>

/**
 * Checks content files against the schema, and their texts and pictures against its directives.
 *
 * @param sdl the text of the schema
 * @returns one finding per mistake, in the order of files and lines
 */
export async function checkContent(sdl: string, content: CheckedContent): Promise<Finding[]> {
  const { files } = content
  const trees = fieldTrees(sdl)
  const context = { ...content, firstWith: new Map() }
  const findings = await Promise.all(
    files.map((file) => {
      const field = trees.get(file.name)
      return field ? checkFile(file, field, context) : []
    }),
  )
  return [...fileFindings(content, [...trees.keys()]), ...findings.flat()]
}

/** Finds missing and unused files (a wrong name is both, but one mistake), and names Windows refuses. */
function fileFindings(
  { files, pictures, name: folder }: CheckedContent,
  known: readonly string[],
): Finding[] {
  const missing = new Set(known.filter((name) => !files.some((file) => file.name === name)))
  const unused = files.filter(({ name }) => !known.includes(name))
  const finding = (name: string, broken: Broken): Finding => ({
    file: `${folder}/${name}`,
    rule: broken.rule,
    message: messageOf(broken),
  })
  const found = unused.map(({ name }) => {
    const meant = [...missing].find((other) => isNear(name, other))
    if (meant) missing.delete(meant)
    const remedy = meant ? `Rename it to ${meant}.` : 'Remove it.'
    return finding(name, { rule: 'fileUnused', said: { files: known.join(', '), remedy } })
  })
  const lost = [...missing].map((name) =>
    finding(name, { rule: 'fileMissing', said: { type: contentTypeOf(name) } }),
  )
  const refused = pictures.paths
    .filter(isRefusedByWindows)
    .map((path) => finding(path, { rule: 'windowsName' }))
  return [...lost, ...found, ...refused]
}

async function checkFile(
  { name, text: source }: ContentFile,
  field: ObjectField,
  context: Context,
): Promise<Finding[]> {
  const document = contentDocument(source)
  const first = unreadable(source, document)
  const problems = first
    ? [first]
    : await shapeProblems(field, document.contents, { ...context, file: name, source })
  return problems
    .sort((one, other) => one.at - other.at)
    .map((problem) => ({
      file: `${context.name}/${name}`,
      ...positionIn(source, problem.at),
      rule: problem.rule,
      message: messageOf(problem),
      ...(problem.path?.length && { path: problem.path }),
    }))
}
