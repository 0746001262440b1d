import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { onPreRenderHTML, onRenderBody, replaceRenderer } from '../../gatsby-ssr'
import { Island } from '../../src/app/Island'
import { contactContent, siteContent } from '../../stories/support/content'

const scripts = ['/framework.js', '/app.js']
Object.assign(globalThis, { ISLAND_SCRIPTS: scripts })

/** The end of a page, after the body, as Gatsby's hooks leave it. */
async function endOf(page: ReactElement): Promise<string> {
  let end: ReactElement[] = []
  const args = {
    bodyComponent: page,
    replaceBodyHTMLString: jest.fn(),
    setHtmlAttributes: jest.fn(),
    setHeadComponents: jest.fn(),
    getHeadComponents: () => [],
    replaceHeadComponents: jest.fn(),
    setPostBodyComponents: (parts: ReactElement[]) => end.push(...parts),
    getPostBodyComponents: () => [...end, <script key="/gatsby.js" src="/gatsby.js" />],
    replacePostBodyComponents: (parts: ReactElement[]) => {
      end = parts
    },
  }
  for (const hook of [replaceRenderer, onRenderBody, onPreRenderHTML]) {
    await hook?.(args as never, {} as never)
  }
  return renderToStaticMarkup(end)
}

const rules = /<script type="speculationrules">/

test('a page with an island only fetches the island’s scripts', async () => {
  const end = await endOf(
    <main>
      <Island content={contactContent} site={siteContent} />
    </main>,
  )
  expect(end).toContain(JSON.stringify(scripts))
  expect(end).toMatch(rules)
  expect(end).not.toContain('gatsby.js')
})

test('a page without one has the speculation rules and no script', async () => {
  const end = await endOf(<main>About</main>)
  expect(end).toMatch(rules)
  expect(end.match(/<script/g)).toHaveLength(1)
})
