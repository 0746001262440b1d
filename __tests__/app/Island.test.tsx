import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server.node'
import { islandId, islandPropsId, RenderSeparately } from '../../src/app/builtIsland'
import type { ContactIslandProps } from '../../src/app/ContactIsland'
import { Island } from '../../src/app/Island'
import { requestedOrigins } from '../../src/registration/providers/config'
import { contactContent, siteContent } from '../../stories/support/content'

const { contact, failure } = siteContent
const { form } = contactContent
const props: ContactIslandProps = { texts: form, contact, failure }

/** Puts the built page into the document. */
function built(texts = form): HTMLElement {
  const html = renderToString(
    <RenderSeparately value={renderToString}>
      <main>
        <p>Before</p>
        <Island {...props} texts={texts} />
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
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(form.title)
  expect(document.getElementById(islandId)).toBeNull()
})

test('its props are beside it, and cannot break out of their element', () => {
  const texts = { ...form, title: '</script><img src=x>' }
  built(texts)
  const data = document.getElementById(islandPropsId)
  expect(JSON.parse(data?.textContent ?? '')).toEqual({ ...props, texts })
  expect(document.querySelector('img')).toBeNull()
})

test('it names the origins that its script asks, for the Content-Security-Policy', () => {
  expect(requestedOrigins).toHaveLength(2)
  expect(built()).toHaveAttribute('data-connect', requestedOrigins.join(' '))
})
