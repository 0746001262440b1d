import { closest } from 'fastest-levenshtein'
import type { GraphQLObjectType } from 'graphql'
import { containedIn, hiddenCharacters, isUtf16 } from './check/characters'
import { type Finding, type Problem, positionIn } from './check/finding'
import { isNear } from './check/keys'
import { keyOf, pathAt } from './check/path'
import { type PictureFolder, pictureProblem } from './check/pictures'
import { checkShape, type NamedPicture, type ShapeContext } from './check/shape'
import { yamlProblem } from './check/yamlErrors'
import { contentDocument, withoutMark } from './contentDocument'
import { contentFileOf, contentSchema, contentTypeOf, contentTypes } from './contentSchema'

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
  const schema = contentSchema(sdl)
  const known = contentTypes(schema).map(({ name }) => contentFileOf(name))
  const hasGlyph = containedIn(characters)
  const firstWith = new Map<string, string>()
  const context = { schema, pages, pictures, folder, checkPicture, hasGlyph, firstWith }
  const used = files.filter(({ name }) => known.includes(name))
  const findings = await Promise.all(used.map((file) => checkFile(file, context)))
  return [...fileFindings(files, known, folder), ...findings.flat()]
}

/** Files that are missing, and those that nothing reads; a wrong name is both, and one mistake. */
function fileFindings(
  files: readonly ContentFile[],
  known: readonly string[],
  folder: string,
): Finding[] {
  const missing = new Set(known.filter((name) => !files.some((file) => file.name === name)))
  const unused = files
    .filter(({ name }) => !known.includes(name))
    .map(({ name }) => {
      const meant = closest(name, [...missing])
      const isMeant = missing.has(meant) && isNear(name, meant)
      if (isMeant) missing.delete(meant)
      const remedy = isMeant ? `Rename it to ${meant}.` : 'Remove it.'
      const message = `The file is not used. The site reads ${known.join(', ')}. ${remedy}`
      return { file: `${folder}/${name}`, message }
    })
  const lost = [...missing].map((name) => ({
    file: `${folder}/${name}`,
    message: `The file is missing. It must have the shape ${contentTypeOf(name)}.`,
  }))
  return [...lost, ...unused]
}

async function checkFile({ name, text }: ContentFile, context: Context): Promise<Finding[]> {
  const source = withoutMark(text)
  const { problems, pictures, contents } = isUtf16(source)
    ? unread
    : checkText({ ...context, name, source })
  const inPictures = await Promise.all(pictures.map((picture) => checkNamed(picture, context)))
  const located = ({ at, message, path = [] }: Problem): Finding => ({
    file: `${context.folder}/${name}`,
    ...positionIn(source, at),
    message,
    ...(path.length > 0 && { path }),
  })
  const hidden = hiddenCharacters(source)
    .map((problem) => ({ ...problem, path: pathAt(contents, problem.at) }))
    .map(located)
  const others = [...problems, ...inPictures.flat()]
    .sort((one, other) => one.at - other.at)
    .map(located)
    // What nobody sees is likely to be the cause of what else is wrong in its line.
    .filter(({ line }) => !hidden.some((finding) => finding.line === line))
  return [...hidden, ...others].sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
}

interface CheckedText extends ReturnType<typeof checkShape> {
  /** What the parser read; undefined where it could not. */
  contents?: unknown
}

const unread: CheckedText = { problems: [], pictures: [] }

function checkText(context: ShapeContext): CheckedText {
  const document = contentDocument(context.source)
  const broken = yamlProblem(context.source, document)
  if (broken) return { ...unread, problems: [broken] }
  const type = context.schema.getType(contentTypeOf(context.name)) as GraphQLObjectType
  const { contents } = document
  return { ...checkShape(type, contents, context), contents }
}

async function checkNamed(
  { at, path, picture, rule }: NamedPicture,
  { checkPicture, pictures }: Context,
): Promise<Problem[]> {
  const problem = await checkPicture(picture, rule, pictures)
  return problem ? [{ at, message: `"${keyOf(path)}" ${problem}`, path }] : []
}
