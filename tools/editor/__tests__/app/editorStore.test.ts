import { EditorStore, isChanged, type OpenFile } from '../../app/editorStore'

const stored = (name: string, text: string, version = text) => ({ name, text, version })
const open = (name: string, text: string): OpenFile => ({ name, base: stored(name, text), text })
const newStore = () => new EditorStore([open('home.yaml', 'a: 1'), open('about.yaml', 'b: 1')])
const textOf = (store: EditorStore, name = 'home.yaml') => store.file(name).text

test('typing in one field is one step to undo, typing in two is two', () => {
  const store = newStore()
  for (const text of ['a: 12', 'a: 123', 'a: 1234']) store.write('home.yaml', text, 'a')
  store.write('about.yaml', 'b: 2', 'b')
  expect(store.undo()).toBe('about.yaml')
  expect(textOf(store, 'about.yaml')).toBe('b: 1')
  expect(store.undo()).toBe('home.yaml')
  expect(textOf(store)).toBe('a: 1')
  expect(store.undo()).toBeUndefined()
})

test('leaving a field and coming back begins another step', () => {
  const store = newStore()
  store.write('home.yaml', 'a: 12', 'a')
  store.endStep()
  store.write('home.yaml', 'a: 123', 'a')
  store.undo()
  expect(textOf(store)).toBe('a: 12')
})

test('redo does again what undo took back, until something new is written', () => {
  const store = newStore()
  store.write('home.yaml', 'a: 2', 'a')
  store.undo()
  store.redo()
  expect(textOf(store)).toBe('a: 2')
  store.undo()
  store.write('home.yaml', 'a: 3', 'a')
  expect(store.redo()).toBeUndefined()
  expect(textOf(store)).toBe('a: 3')
})

test('a file that nobody edits here follows the disk', () => {
  const store = newStore()
  expect(store.meet([stored('home.yaml', 'a: 9')])).toEqual(['home.yaml'])
  expect(textOf(store)).toBe('a: 9')
  expect(isChanged(store.file('home.yaml'))).toBe(false)
})

test('a file that is edited here becomes a question, and keeps both texts', () => {
  const store = newStore()
  store.write('home.yaml', 'a: 2', 'a')
  expect(store.meet([stored('home.yaml', 'a: 9')])).toEqual([])
  expect(store.file('home.yaml')).toMatchObject({ text: 'a: 2', theirs: { text: 'a: 9' } })
})

test('the answer makes their version the one that edits begin with', () => {
  const store = newStore()
  store.write('home.yaml', 'a: 2', 'a')
  store.meet([stored('home.yaml', 'a: 9')])
  store.settle('home.yaml', 'a: 2 and 9')
  expect(store.file('home.yaml')).toEqual({
    name: 'home.yaml',
    base: stored('home.yaml', 'a: 9'),
    text: 'a: 2 and 9',
    before: 'a: 2',
  })
})

test('no undo leads back behind their changes', () => {
  const store = newStore()
  store.write('about.yaml', 'b: 2', 'b')
  store.write('home.yaml', 'a: 2', 'a')
  store.meet([stored('home.yaml', 'a: 9')])
  store.settle('home.yaml', 'a: 2 and 9')
  expect(store.undo()).toBe('about.yaml')
  expect(textOf(store)).toBe('a: 2 and 9')
})

test('the same edit by both is no question', () => {
  const store = newStore()
  store.write('home.yaml', 'a: 9', 'a')
  store.meet([stored('home.yaml', 'a: 9')])
  expect(store.file('home.yaml').theirs).toBeUndefined()
  expect(isChanged(store.file('home.yaml'))).toBe(false)
})

test('a question goes away if the file is put back on the disk', () => {
  const store = newStore()
  store.write('home.yaml', 'a: 2', 'a')
  store.meet([stored('home.yaml', 'a: 9')])
  store.meet([stored('home.yaml', 'a: 1')])
  expect(store.file('home.yaml')).toMatchObject({ text: 'a: 2', base: { text: 'a: 1' } })
  expect(store.file('home.yaml').theirs).toBeUndefined()
})

test('what is typed while a file is saved stays unsaved', () => {
  const store = newStore()
  store.write('home.yaml', 'a: 2', 'a')
  store.write('home.yaml', 'a: 23', 'a')
  store.saved(stored('home.yaml', 'a: 2'), 'a: 2')
  expect(textOf(store)).toBe('a: 23')
  expect(isChanged(store.file('home.yaml'))).toBe(true)
})

test('dropping the changes of a file can be undone', () => {
  const store = newStore()
  store.write('home.yaml', 'a: 2', 'a')
  store.discard('home.yaml')
  expect(textOf(store)).toBe('a: 1')
  store.undo()
  expect(textOf(store)).toBe('a: 2')
})

test('listeners hear of every change, until they leave', () => {
  const store = newStore()
  const listener = jest.fn()
  const leave = store.subscribe(listener)
  store.write('home.yaml', 'a: 2', 'a')
  leave()
  store.undo()
  expect(listener).toHaveBeenCalledTimes(1)
})
