import { render, screen } from '@testing-library/react'
import { act, useId } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { DrawApart, Island, islandId, islandPropsId } from '../../src/app/Island'

function Greeting({ name }: { name: string }) {
  const id = useId()
  return <p id={id}>Hello {name}</p>
}

/** The page as it is built, in the document. */
function built(name: string): HTMLElement {
  const html = renderToString(
    <DrawApart value={renderToString}>
      <main>
        <p>Before</p>
        <Island part={Greeting} props={{ name }} />
      </main>
    </DrawApart>,
  )
  document.body.innerHTML = html
  return document.getElementById(islandId) as HTMLElement
}

afterEach(() => {
  document.body.innerHTML = ''
})

test('while it is worked on, it stands in the page like any other part', () => {
  render(<Island part={Greeting} props={{ name: 'Asha' }} />)
  expect(screen.getByText('Hello Asha')).toBeVisible()
  expect(document.getElementById(islandId)).toBeNull()
})

test('in the built page it can be read before any script', () => {
  expect(built('Asha')).toHaveTextContent('Hello Asha')
})

test('its props stand beside it, and cannot break out of their element', () => {
  const name = '</script><img src=x>'
  built(name)
  const data = document.getElementById(islandPropsId)
  expect(JSON.parse(data?.textContent ?? '')).toEqual({ name })
  expect(document.querySelector('img')).toBeNull()
})

test('the browser takes it over as it stands', async () => {
  const island = built('Asha')
  const paragraph = island.querySelector('p')
  const onRecoverableError = jest.fn()
  await act(async () => {
    hydrateRoot(island, <Greeting name="Asha" />, { onRecoverableError })
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(island.querySelector('p')).toBe(paragraph)
})
