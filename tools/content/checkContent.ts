import { closest } from 'fastest-levenshtein'
import {
  type Broken,
  type Finding,
  messageOf,
  type Problem,
  pathAt,
  positionIn,
} from './check/finding'
import { isNear } from './check/keys'
import { type PictureFolder, pictureProblem } from './check/pictures'
import { checkShape, type NamedPicture, type ShapeContext } from './check/shape'
import { hiddenCharacters, isUtf16, yamlProblem } from './check/syntax'
import { containedIn } from './check/text'
import { contentDocument, withoutMark } from './contentDocument'
import { contentTypeOf } from './contentSchema'
import { fieldTrees, type ObjectField } from './fieldTree'

export interface ContentFile {
  /** Name of the file in content/, for example `home.yaml`. */
  readonly name: string
  readonly text: string
}

export interface CheckedContent {
  /** The YAML files. */
  files: readonly ContentFile[]
  pictures: PictureFolder
  /** The addresses of the site's pages, for example `/about/`. */
  pages: readonly string[]
  /** The characters of the site's font, as a CSS unicode-range. */
  characters: string
  /** The folder's name in the messages. */
  folder?: string
  /** What checks a picture; instead of `pictureProblem`, one that remembers its answers. */
  checkPicture?: typeof pictureProblem
}

type Context = Omit<ShapeContext, 'name' | 'source'> &
  Required<Pick<CheckedContent, 'folder' | 'pictures' | 'checkPicture'>>

/**
 * Checks content files against their closed shape, and their texts and pictures against the rules
 * of its directives.
 *
 * @param sdl the text of content/schema.graphql
 * @returns all findings, one for each mistake, in the order of files and lines
 */
export async function checkContent(sdl: string, content: CheckedContent): Promise<Finding[]> {
  const { files, pictures, pages, characters } = content
  const { folder = 'content', checkPicture = pictureProblem } = content
  const trees = fieldTrees(sdl)
  const firstWith = new Map<string, string>()
  const hasGlyph = containedIn(characters)
  const context = { pages, pictures, folder, checkPicture, hasGlyph, firstWith }
  const findings = files.map((file) => {
    const field = trees.get(file.name)
    return field ? checkFile(file, field, context) : []
  })
  return [
    ...fileFindings(files, [...trees.keys()], folder),
    ...(await Promise.all(findings)).flat(),
  ]
}

/** Files that are missing, and those that nothing reads; a wrong name is both, and one mistake. */
function fileFindings(
  files: readonly ContentFile[],
  known: readonly string[],
  folder: string,
): Finding[] {
  const missing = new Set(known.filter((name) => !files.some((file) => file.name === name)))
  const unused = files.filter(({ name }) => !known.includes(name))
  const finding = (name: string, broken: Broken): Finding => ({
    file: `${folder}/${name}`,
    rule: broken.rule,
    message: messageOf(broken),
  })
  const found = unused.map(({ name }) => {
    const meant = closest(name, [...missing])
    const said = { files: known.join(', '), name: meant }
    const isMeant = missing.has(meant) && isNear(name, meant)
    if (isMeant) missing.delete(meant)
    return finding(name, { rule: isMeant ? 'fileMisnamed' : 'fileUnused', said })
  })
  const lost = [...missing].map((name) =>
    finding(name, { rule: 'fileMissing', said: { type: contentTypeOf(name) } }),
  )
  return [...lost, ...found]
}

async function checkFile(
  { name, text }: ContentFile,
  field: ObjectField,
  context: Context,
): Promise<Finding[]> {
  const source = withoutMark(text)
  const { contents, problems, pictures } = checkText(field, { ...context, name, source })
  const inPictures = await Promise.all(pictures.map((picture) => checkNamed(picture, context)))
  const located = (problem: Problem): Finding => ({
    file: `${context.folder}/${name}`,
    ...positionIn(source, problem.at),
    rule: problem.rule,
    message: messageOf(problem),
    ...(problem.path?.length && { path: problem.path }),
  })
  const hidden = hiddenCharacters(source).map((problem) =>
    located({ ...problem, path: pathAt(contents, problem.at) }),
  )
  const others = [...problems, ...inPictures.flat()]
    .sort((one, other) => one.at - other.at)
    .map(located)
    // What nobody sees is likely to be the cause of what else is wrong in its line.
    .filter(({ line }) => !hidden.some((finding) => finding.line === line))
  return [...hidden, ...others].sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
}

/** What a file holds as far as the parser could read it, and what is wrong with it. */
function checkText(field: ObjectField, context: ShapeContext) {
  const nothing = { problems: [], pictures: [] }
  if (isUtf16(context.source)) return { contents: undefined, ...nothing }
  const document = contentDocument(context.source)
  const broken = yamlProblem(context.source, document)
  if (broken) return { contents: undefined, ...nothing, problems: [broken] }
  const { contents } = document
  return { contents, ...checkShape(field, contents, context) }
}

async function checkNamed(
  { at, path, picture, rule }: NamedPicture,
  { checkPicture, pictures }: Context,
): Promise<Problem[]> {
  const broken = await checkPicture(picture, rule, pictures)
  return broken ? [{ at, path, ...broken }] : []
}
