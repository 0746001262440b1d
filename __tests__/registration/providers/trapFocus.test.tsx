import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { trapFocus } from '../../../src/registration/providers/uploadWidget'

function renderDialog(): void {
  render(
    <>
      <button type="button">Outside</button>
      <div role="dialog">
        <button type="button">First</button>
        <button type="button" disabled>
          Disabled
        </button>
        <button type="button" style={{ visibility: 'hidden' }}>
          Hidden
        </button>
        <a href="#last">Last</a>
        <button type="button" style={{ visibility: 'hidden' }}>
          Hidden, too
        </button>
      </div>
    </>,
  )
  // jsdom lays nothing out.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList
  trapFocus(screen.getByRole('dialog'))
}

test('Tab goes from the last control to the first', async () => {
  renderDialog()
  screen.getByRole('link', { name: 'Last' }).focus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus()
})

test('Shift and Tab go from the first control to the last', async () => {
  renderDialog()
  screen.getByRole('button', { name: 'First' }).focus()
  await userEvent.tab({ shift: true })
  expect(screen.getByRole('link', { name: 'Last' })).toHaveFocus()
})

test('within the dialog Tab goes to the next control', async () => {
  renderDialog()
  screen.getByRole('button', { name: 'First' }).focus()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Last' })).toHaveFocus()
})
