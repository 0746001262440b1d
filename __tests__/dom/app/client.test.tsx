import { screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server.node'
import { RenderSeparately } from '../../../src/app/builtIsland'
import { Island } from '../../../src/app/Island'
import { contactContent, siteContent } from '../../../stories/support/content'

const { contact, failure } = siteContent
const { form } = contactContent

const field = (id: string) => document.getElementById(id) as HTMLInputElement

test('in a page that was translated before hydration, what was typed stays, with focus and caret', async () => {
  document.body.innerHTML = renderToString(
    <RenderSeparately value={renderToString}>
      <Island texts={form} contact={contact} failure={failure} />
    </RenderSeparately>,
  )
  const before = field('company_name')
  before.value = 'Sunrise'
  before.focus()
  before.setSelectionRange(2, 6)
  screen.getByText(form.title).innerHTML = '<font>साझेदार</font>'
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  require('../../../src/app/client')
  await waitFor(() => expect(screen.getByText(form.title)).toBeVisible())
  expect(field('company_name')).not.toBe(before)
  expect(field('company_name')).toHaveValue('Sunrise')
  expect(field('company_name')).toHaveFocus()
  expect(field('company_name')).toMatchObject({ selectionStart: 2, selectionEnd: 6 })
  expect(reported).toHaveBeenCalled()
})
