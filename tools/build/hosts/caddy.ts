import { block, type HostedSite, otherForms, readMethods, refusal } from './hostedSite'

/** The file for Caddy, which a site block imports (docs/hosts/caddy.md). */
export const caddyFile = ({ pages, notFound, files, hashed, others, types }: HostedSite): string =>
  [
    '# Made by `npm run build`. A site block imports it: docs/hosts/caddy.md.',
    // A redirect keeps the query, with its question mark.
    block('map {query} {kept_query}', [`~.+ "?\${0}"`]),
    // Otherwise Caddy takes them from lists of the machine. Pages are HTML to it by their files.
    ...Object.entries(types)
      .filter(([extension]) => extension !== 'html')
      .map(
        ([extension, type]) =>
          `@${extension} path *.${extension}\nheader @${extension} content-type "${typed(type)}"`,
      ),
    vary,
    '@refused not method GET HEAD',
    block('handle @refused', [
      ...headers({ ...others, allow: readMethods }),
      `respond "${refusal}" 405`,
    ]),
    // Caddy's file server takes a name that no file can have for a fault of its own: 500.
    '@missing not file',
    block('handle', [
      ...pages.flatMap((page) => [
        // Caddy matches in any case, so nothing is rewritten: the file has to be there as it is asked for.
        block(`handle ${page.path}`, [...headers(page.headers), ...fileServer()]),
        ...otherForms(page.path).map((path) =>
          block(`handle ${path}`, [
            ...headers(others),
            `redir * ${page.path}{kept_query} permanent`,
          ]),
        ),
      ]),
      ...files.map((file) =>
        block(`handle ${file.path}`, [...headers(file.headers), ...fileServer()]),
      ),
      block(`handle ${notFound.path}`, ['error 404']),
      block('handle /static/*', [...headers(hashed), 'error @missing 404', ...fileServer(hidden)]),
      block('handle', [...headers(others), 'error @missing 404', ...fileServer(hidden)]),
    ]),
    block('handle_errors', [
      vary,
      `rewrite * ${notFound.path}`,
      // By now it may have the type of what was asked for.
      ...headers({ ...notFound.headers, 'content-type': typed('text/html') }),
      ...fileServer(),
    ]),
    '',
  ].join('\n')

/** Compressed files are sent only in the place of the files that they are made of. */
const hidden = ['  hide *.br *.gz']

/** On uncompressed files too; deferred, so that it replaces the file server's own header. */
const vary = 'header {\n  vary accept-encoding\n  defer\n}'

const fileServer = (more: readonly string[] = []): string[] => [
  'file_server {',
  '  precompressed br gzip',
  ...more,
  '}',
]

const headers = (all: Readonly<Record<string, string>>): string[] =>
  Object.entries(all).map(([name, value]) => `header ${name} ${quoted(value)}`)

const typed = (type: string): string => (type.startsWith('text/') ? `${type}; charset=utf-8` : type)

/** Caddy would take braces for a placeholder; no header of ours has one. */
function quoted(value: string): string {
  if (/["{}`\\\n]/.test(value)) throw new Error(`Caddy cannot be given the header value ${value}.`)
  return `"${value}"`
}
