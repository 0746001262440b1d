import shallowCopy from '../shallowCopy'

test('an object is copied, and its values are shared', () => {
  const document = { name: 'gst.pdf', size: 3 }
  const values = { email: 'asha@example.com', gst_pdf: document }
  const copied = shallowCopy(values)
  expect(copied).toEqual(values)
  expect(copied).not.toBe(values)
  expect(copied.gst_pdf).toBe(document)
})

test('an array stays an array', () => {
  const list = ['missing', 'invalid']
  expect(shallowCopy(list)).toEqual(list)
  expect(shallowCopy(list)).not.toBe(list)
})

test.each([undefined, null, 'text', 7])('%s is returned unchanged', (value) => {
  expect(shallowCopy(value)).toBe(value)
})
