import { carriesScript } from '../../src/app/scripts'

test('the page with the form carries script', () => {
  expect(carriesScript('/contact/')).toBe(true)
})

test.each(['/', '/about/', '/404/', '/404.html'])('%s is complete without script', (path) => {
  expect(carriesScript(path)).toBe(false)
})
