import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { useTitlePrefix } from '../../../src/sections/registration-form/useTitlePrefix'

const title = 'Become our travel partner'

const start = (prefix: string) => renderHook(useTitlePrefix, { initialProps: prefix })

beforeEach(() => {
  document.title = title
})

test('the prefix stands before the title of the page', () => {
  start('Error: ')
  expect(document.title).toBe(`Error: ${title}`)
})

test('without a prefix the title stays as it is', () => {
  start('')
  expect(document.title).toBe(title)
})

test('it goes with the problems, and comes back with them', () => {
  const { rerender } = start('Error: ')
  rerender('')
  expect(document.title).toBe(title)
  rerender('Error: ')
  expect(document.title).toBe(`Error: ${title}`)
})

test('it is put there once, however often the form is drawn', () => {
  const { rerender } = start('Error: ')
  rerender('Error: ')
  rerender('Error: ')
  expect(document.title).toBe(`Error: ${title}`)
})

test('another prefix takes its place', () => {
  const { rerender } = start('Error: ')
  rerender('2 errors: ')
  expect(document.title).toBe(`2 errors: ${title}`)
})

test('it goes with the form', () => {
  start('Error: ').unmount()
  expect(document.title).toBe(title)
})

test('the title of the next page is left alone', () => {
  const { unmount } = start('Error: ')
  document.title = 'About us'
  unmount()
  expect(document.title).toBe('About us')
})

test('it is put there once when React runs each effect twice', () => {
  const { unmount } = renderHook(() => useTitlePrefix('Error: '), { wrapper: StrictMode })
  expect(document.title).toBe(`Error: ${title}`)
  unmount()
  expect(document.title).toBe(title)
})
