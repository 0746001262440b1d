import { readFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { texts } from '../texts'

/**
 * Adds GET /help/: a guide in Markdown, with the pictures in `images` beside it.
 *
 * @param guide its path; without one, the page says that there is none
 */
export function helpRoutes(app: FastifyInstance, guide: string | undefined): void {
  app.get('/help/', async (_request, reply) => {
    const text = guide ? await readFile(guide, 'utf8') : `# ${texts.noHelp}`
    return reply.type('text/html').send(await pageOf(text))
  })
  app.get<{ Params: { name: string } }>('/help/images/:name', ({ params: { name } }, reply) =>
    guide
      ? reply.sendFile(basename(name), resolve(dirname(guide), 'images'))
      : reply.callNotFound(),
  )
}

async function pageOf(text: string): Promise<string> {
  // An ES module, which tsx cannot load with require.
  const { Marked } = await import('marked')
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      // Links to other files of the repository lead nowhere in a browser.
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens)
        return /^(#|https?:|mailto:)/.test(href) ? `<a href="${href}">${words}</a>` : words
      },
    },
  })
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
  const contents = headings.map((one) => `<li><a href="#${idOf(one)}">${one}</a></li>`).join('')
  const nav = contents && `</h1>\n<nav aria-label="${texts.contents}"><ul>${contents}</ul></nav>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${texts.help}</title>
<link rel="icon" href="data:,"><style>${look}</style>
</head>
<body><main>${(await marked.parse(text)).replace('</h1>', nav || '</h1>')}</main></body>
</html>`
}

/** Returns the anchor by which Markdown links name a heading. */
const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-')

const look = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 }
main { max-width: 62ch; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
img { max-width: 100%; height: auto; border: 1px solid }
pre { white-space: pre-wrap; padding: 1rem; border: 1px solid }
nav ul { column-width: 13rem }`
