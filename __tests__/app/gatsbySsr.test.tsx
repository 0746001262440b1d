import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { onPreRenderHTML, onRenderBody, replaceRenderer } from '../../gatsby-ssr'
import { Island } from '../../src/app/Island'
import { noteTyping } from '../../src/registration/form/domHooks'
import { contactContent, siteContent } from '../../stories/support/content'

const scripts = ['/framework.js', '/app.js']
Object.assign(globalThis, { ISLAND_SCRIPTS: scripts, HIDDEN: false, LANGUAGE: 'en-GB' })

const { contact, failure } = siteContent
const island = { texts: contactContent.form, contact, failure }

/** The ends of a page's head and body, as Gatsby's hooks leave them. */
async function partsOf(page: ReactElement, inHead: readonly ReactElement[] = []) {
  let head: ReactElement[] = [...inHead]
  let end: ReactElement[] = []
  let body = ''
  const html = {}
  const args = {
    bodyComponent: page,
    replaceBodyHTMLString: (text: string) => {
      body = text
    },
    setHtmlAttributes: (attributes: object) => Object.assign(html, attributes),
    setHeadComponents: jest.fn(),
    getHeadComponents: () => head,
    replaceHeadComponents: (parts: ReactElement[]) => {
      head = parts
    },
    setPostBodyComponents: (parts: ReactElement[]) => end.push(...parts),
    getPostBodyComponents: () => [...end, <script key="/gatsby.js" src="/gatsby.js" />],
    replacePostBodyComponents: (parts: ReactElement[]) => {
      end = parts
    },
  }
  for (const hook of [replaceRenderer, onRenderBody, onPreRenderHTML]) {
    await hook?.(args as never, {} as never)
  }
  return { head: renderToStaticMarkup(head), body, end: renderToStaticMarkup(end), html }
}

const rules = /<script type="speculationrules">/

test('a page with an island only fetches the island’s scripts', async () => {
  const { end } = await partsOf(
    <main>
      <Island {...island} />
    </main>,
  )
  expect(end).toContain(JSON.stringify(scripts))
  expect(end).toMatch(rules)
  expect(end).not.toContain('gatsby.js')
})

test('a page with an island notes what is typed before its scripts are there', async () => {
  const { end } = await partsOf(<Island {...island} />)
  const note = `(${noteTyping})();`
  expect(end).toContain(note)
  expect(end.indexOf(note)).toBeLessThan(end.indexOf(JSON.stringify(scripts)))
})

test('a page without one has the speculation rules and no script', async () => {
  const { end } = await partsOf(<main>About</main>)
  expect(end).toMatch(rules)
  expect(end.match(/<script/g)).toHaveLength(1)
})

test('what only Gatsby’s script would focus and announce is not in the page', async () => {
  const { body } = await partsOf(
    <>
      <div style={{ outline: 'none' }} tabIndex={-1} id="gatsby-focus-wrapper">
        <main>About</main>
      </div>
      <div id="gatsby-announcer" style={{ position: 'absolute', top: 0 }} aria-live="assertive" />
    </>,
  )
  expect(body).toBe('<div><main>About</main></div>')
})

test('the page says that it is in British English', async () => {
  expect((await partsOf(<main>About</main>)).html).toEqual({ lang: 'en-GB' })
})

test('structured data stays; Gatsby’s scripts, its name and its marks go', async () => {
  const { head } = await partsOf(<main>About</main>, [
    <script key="gatsby" src="/gatsby.js" />,
    <script key="data" type="application/ld+json" data-gatsby-head="true" />,
    <meta key="generator" name="generator" content="Gatsby 5" />,
    <meta key="own" name="description" content="About" data-gatsby-head="true" />,
  ])
  expect(head).toBe(
    '<meta name="description" content="About"/><script type="application/ld+json"></script>',
  )
})

describe('a site with samples', () => {
  const noindex = '<meta name="robots" content="noindex"/>'
  const page = <main>About</main>

  afterEach(() => Object.assign(globalThis, { HIDDEN: false }))

  test('asks search engines to leave out every page', async () => {
    Object.assign(globalThis, { HIDDEN: true })
    expect((await partsOf(page)).head).toBe(noindex)
  })

  test('asks once, where the page asks anyway', async () => {
    Object.assign(globalThis, { HIDDEN: true })
    const robots = <meta key="own" name="robots" content="noindex" />
    expect((await partsOf(page, [robots])).head).toBe(noindex)
  })

  test('without samples, search engines may list the page', async () => {
    expect((await partsOf(page)).head).toBe('')
  })
})
