import { fireEvent } from '@testing-library/react'
import { rememberScroll, scrollOf } from '../../preview/scroll'

test('how far a state was scrolled is known until another is', () => {
  expect(scrollOf('A.One')).toBeUndefined()
  rememberScroll('A.One')
  Object.assign(window, { scrollY: 300 })
  fireEvent.scroll(window)
  expect(scrollOf('A.One')).toBe(300)
  expect(scrollOf('A.Two')).toBeUndefined()
})
