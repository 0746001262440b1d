import { parseArgs } from 'node:util'

const defaultPort = 9030

export const usage = `content-editor [options]

Opens the content editor in a browser, for the content that content-model.config.ts names.

  --guide FILE  has the help, in Markdown
  --no-open     opens no browser
  --help        shows this

EDITOR_PORT is the port on 127.0.0.1, otherwise ${defaultPort}; 0 is any free one.`

/** Parses the command's options; throws Error for an invalid option or value. */
export function optionsFrom(args: readonly string[], environment: NodeJS.ProcessEnv) {
  const { guide, help, 'no-open': quiet } = valuesOf(args)
  return { guide, help, open: !quiet && !environment.CI, port: portFrom(environment) }
}

function valuesOf(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const
  try {
    const options = { guide: { type: 'string' }, help: flag, 'no-open': flag } as const
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`)
  }
}

function portFrom({ EDITOR_PORT: text = '' }: NodeJS.ProcessEnv): number {
  const port = text === '' ? `${defaultPort}` : text
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) return Number(port)
  throw new Error(`EDITOR_PORT must be a whole number from 0 to 65535, not "${text}".`)
}
