import shallowCopy from '../../src/app/shallowCopy'

test('a record is copied, what it holds is shared', () => {
  const document = { name: 'gst.pdf', size: 3 }
  const values = { email: 'asha@example.com', gst_pdf: document }
  const copied = shallowCopy(values)
  expect(copied).toEqual(values)
  expect(copied).not.toBe(values)
  expect(copied.gst_pdf).toBe(document)
})

test('a list stays a list', () => {
  const list = ['missing', 'invalid']
  expect(shallowCopy(list)).toEqual(list)
  expect(shallowCopy(list)).not.toBe(list)
})

test.each([undefined, null, 'text', 7])('%s is handed back', (value) => {
  expect(shallowCopy(value)).toBe(value)
})
