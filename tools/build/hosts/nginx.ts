import { block, type HostedSite, otherForms, readMethods, refusal } from './hostedSite'

/** The file for nginx, which a `server` block includes (docs/hosts/nginx.md). */
export const nginxFile = ({ pages, notFound, files, hashed, others, types }: HostedSite): string =>
  [
    '# Made by `npm run build`. A server block includes it: docs/hosts/nginx.md.',
    'server_tokens off;',
    'absolute_redirect off;',
    'charset utf-8;',
    // JSON has no other, and XML says it itself.
    'charset_types text/css text/javascript text/plain;',
    block(
      'types',
      Object.entries(types).map(([extension, type]) => `${type} ${extension};`),
    ),
    'default_type application/octet-stream;',
    '# The files that the build has compressed. brotli_static is a module: on Debian and Ubuntu',
    '# libnginx-mod-http-brotli-static. Without it, take that line out.',
    "# Debian's own settings compress again what has no compressed file.",
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    'brotli_static on;',
    '# For answers outside all locations, such as 400. Each location below has its own.',
    ...headers(notFound.headers),
    // A range that is not in the file would get every header twice.
    'max_ranges 0;',
    'if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
    'error_page 405 @refused;',
    block('location @refused', [
      ...headers({ ...others, allow: readMethods }),
      'default_type text/plain;',
      `return 405 "${refusal}";`,
    ]),
    'error_page 404 /404.html;',
    block(`location = ${notFound.path}`, ['internal;']),
    ...pages.flatMap((page) => [
      block(`location = ${page.path}`, [`try_files /${page.file} =404;`, ...headers(page.headers)]),
      ...otherForms(page.path).map((path) =>
        block(`location = ${path}`, [`return 301 ${page.path}$is_args$args;`, ...headers(others)]),
      ),
    ]),
    ...files.map((file) => block(`location = ${file.path}`, headers(file.headers))),
    block('location /static/', ['try_files $uri =404;', ...headers(hashed)]),
    block('location /', ['try_files $uri =404;', ...headers(others)]),
    '# Compressed files are sent only in the place of the files that they are made of.',
    block('location ~ \\.(br|gz)$', ['return 404;']),
    '',
  ].join('\n')

/** A location with its own `add_header` inherits none, so each lists all headers. */
const headers = (all: Readonly<Record<string, string>>): string[] =>
  Object.entries(all).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)

/** nginx would take `$` for a variable; no header of ours has one. */
function quoted(value: string): string {
  if (/["$\\\n]/.test(value)) throw new Error(`nginx cannot be given the header value ${value}.`)
  return `"${value}"`
}
