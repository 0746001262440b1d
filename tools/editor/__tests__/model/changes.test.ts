import { type Change, changesBetween } from '../../model/changes'
import type { Value } from '../../model/path'

const bus = { icon: 'bus', title: 'Direct fleet operations' }
const route = { icon: 'route', title: 'Tailor-made packages' }
const star = { icon: 'star', title: 'Awards' }

test.each<[string, Value, Value, Change[]]>([
  ['nothing', { a: ['b'], c: 'd' }, { c: 'd', a: ['b'] }, []],
  [
    'a text',
    { a: { b: 'c' } },
    { a: { b: 'd' } },
    [{ kind: 'changed', path: ['a', 'b'], before: 'c', after: 'd' }],
  ],
  ['a new key', { a: 'b' }, { a: 'b', c: true }, [{ kind: 'added', path: ['c'], after: true }]],
  ['a lost key', { a: 'b' }, {}, [{ kind: 'removed', path: ['a'], before: 'b' }]],
  [
    'another kind of value',
    { a: 'b' },
    { a: ['b'] },
    [{ kind: 'changed', path: ['a'], before: 'b', after: ['b'] }],
  ],
  [
    'an entry inserted at the start',
    [bus, route],
    [star, bus, route],
    [{ kind: 'added', path: [0], after: star }],
  ],
  [
    'an entry deleted at the start',
    [bus, route],
    [route],
    [{ kind: 'removed', path: [0], before: bus }],
  ],
  [
    'an entry changed',
    [bus, route],
    [bus, { ...route, icon: 'map' }],
    [{ kind: 'changed', path: [1, 'icon'], before: 'route', after: 'map' }],
  ],
  [
    'an entry rewritten in its place',
    ['one', 'two', 'three'],
    ['one', 'other', 'three'],
    [{ kind: 'changed', path: [1], before: 'two', after: 'other' }],
  ],
  ['another order', [bus, route, star], [star, bus, route], [{ kind: 'reordered', path: [] }]],
  [
    'another order, one changed',
    [bus, route],
    [{ ...route, icon: 'map' }, bus],
    [
      { kind: 'reordered', path: [] },
      { kind: 'changed', path: [0, 'icon'], before: 'route', after: 'map' },
    ],
  ],
  ['the same text twice', ['a', 'a'], ['a', 'a', 'a'], [{ kind: 'added', path: [2], after: 'a' }]],
])('%s', (_, before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes)
})
