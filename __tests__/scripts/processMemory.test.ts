import { memoryOfTree, processTable } from '../../scripts/processMemory'

const table = `
    1     0   1024
   10     1  51200
   11    10  20480
   12    11  10240
   20     1 999999
`

test('a process counts with its children and theirs, and with no one else', () => {
  expect(memoryOfTree(10, table)).toBe(80)
})

test('one that has ended has no memory', () => {
  expect(memoryOfTree(99, table)).toBe(0)
})

test('the system tells of this very process', () => {
  expect(memoryOfTree(process.pid, processTable())).toBeGreaterThan(10)
})
