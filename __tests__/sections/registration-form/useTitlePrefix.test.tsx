import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { useTitlePrefix } from '../../../src/sections/registration-form/useTitlePrefix'

const title = 'Become our travel partner'

const start = (prefix: string) => renderHook(useTitlePrefix, { initialProps: prefix })

beforeEach(() => {
  history.replaceState(null, '', '/')
  document.title = title
})

test('the prefix is put before the title of the page', () => {
  start('Error:')
  expect(document.title).toBe(`Error: ${title}`)
})

test('without a prefix the title stays as it is', () => {
  const { unmount } = start('')
  expect(document.title).toBe(title)
  document.title = 'Changed since'
  unmount()
  expect(document.title).toBe('Changed since')
})

test('it is removed and put back with the problems', () => {
  const { rerender } = start('Error:')
  rerender('')
  expect(document.title).toBe(title)
  rerender('Error:')
  expect(document.title).toBe(`Error: ${title}`)
})

test('it is added once, however often the form is rendered', () => {
  const { rerender } = start('Error:')
  rerender('Error:')
  rerender('Error:')
  expect(document.title).toBe(`Error: ${title}`)
})

test('another prefix replaces it', () => {
  const { rerender } = start('Error:')
  rerender('2 errors: ')
  expect(document.title).toBe(`2 errors: ${title}`)
})

test('it is removed when the form is unmounted', () => {
  start('Error:').unmount()
  expect(document.title).toBe(title)
})

test('the title of the next page is left alone', () => {
  const { unmount } = start('Error:')
  history.pushState(null, '', '/about/')
  document.title = 'About us'
  unmount()
  expect(document.title).toBe('About us')
})

test('it is removed from a title that a translator has changed', () => {
  const { unmount } = start('Error:')
  document.title = 'त्रुटि: हमारे यात्रा साझेदार बनें'
  unmount()
  expect(document.title).toBe(title)
})

test('it is added once when React runs each effect twice', () => {
  const { unmount } = renderHook(() => useTitlePrefix('Error: '), { wrapper: StrictMode })
  expect(document.title).toBe(`Error: ${title}`)
  unmount()
  expect(document.title).toBe(title)
})
