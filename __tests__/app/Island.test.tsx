import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { islandId, islandPropsId, RenderSeparately } from '../../src/app/builtIsland'
import { ContactIsland, type ContactIslandProps } from '../../src/app/ContactIsland'
import { Island } from '../../src/app/Island'
import { requestedOrigins } from '../../src/registration/providers/config'
import { contactContent, siteContent } from '../../stories/support/content'

const { contact, failure } = siteContent
const props: ContactIslandProps = { content: contactContent, site: { contact, failure } }

/** Puts the built page into the document. */
function built(content = contactContent): HTMLElement {
  const html = renderToString(
    <RenderSeparately value={renderToString}>
      <main>
        <p>Before</p>
        <Island {...props} content={content} />
      </main>
    </RenderSeparately>,
  )
  document.body.innerHTML = html
  return document.getElementById(islandId) as HTMLElement
}

afterEach(() => {
  document.body.innerHTML = ''
})

test('in development, it is rendered in place', () => {
  render(<Island {...props} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(contactContent.heading)
  expect(document.getElementById(islandId)).toBeNull()
})

test('in the built page, it can be read before any script runs', () => {
  expect(built()).toHaveTextContent(contactContent.heading)
})

test('its props are beside it, and cannot break out of their element', () => {
  const content = { ...contactContent, heading: '</script><img src=x>' }
  built(content)
  const data = document.getElementById(islandPropsId)
  expect(JSON.parse(data?.textContent ?? '')).toEqual({ ...props, content })
  expect(document.querySelector('img')).toBeNull()
})

test('it names the origins that its script asks, for the Content-Security-Policy', () => {
  expect(requestedOrigins).toHaveLength(2)
  expect(built()).toHaveAttribute('data-connect', requestedOrigins.join(' '))
})

test('the browser hydrates it without changes', async () => {
  const island = built()
  const heading = island.querySelector('h1')
  const onRecoverableError = jest.fn()
  await act(async () => {
    hydrateRoot(island, <ContactIsland {...props} />, { onRecoverableError })
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(island.querySelector('h1')).toBe(heading)
})
