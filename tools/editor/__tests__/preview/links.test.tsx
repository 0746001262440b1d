import { fireEvent, render, screen } from '@testing-library/react'
import { catchLinks } from '../../preview/links'

const visit = jest.fn()
catchLinks(visit)
beforeEach(() => visit.mockClear())

const press = (href: string) => {
  render(
    <a href={href}>
      <span>go</span>
    </a>,
  )
  return fireEvent.click(screen.getByText('go'))
}

test.each([
  ['/about/', '/about/'],
  ['/contact', '/contact/'],
  ['/no-such-page/', '/404/'],
])('a link to %s asks for %s', (href, page) => {
  expect(press(href)).toBe(false)
  expect(visit.mock.calls).toEqual([[page]])
})

test.each(['https://social.example/us', 'mailto:team@example.com', 'tel:+6500000000'])(
  'a link to %s goes nowhere',
  (href) => {
    expect(press(href)).toBe(false)
    expect(visit).not.toHaveBeenCalled()
  },
)

test('a link within the page works', () => {
  expect(press('#main')).toBe(true)
  expect(visit).not.toHaveBeenCalled()
})
