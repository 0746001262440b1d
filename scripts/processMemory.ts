import { execFileSync } from 'node:child_process'

interface Process {
  pid: number
  parent: number
  /** In KB. */
  memory: number
}

/**
 * Memory of a process and all it has started, from the table that `ps -A -o pid=,ppid=,rss=` prints.
 *
 * @returns resident memory in MB; shared pages count once for each process
 */
export function memoryOfTree(pid: number, processTable: string): number {
  const all = processTable
    .trim()
    .split('\n')
    .map((line): Process => {
      const [id = 0, parent = 0, memory = 0] = line.trim().split(/\s+/).map(Number)
      return { pid: id, parent, memory }
    })
  const below = (id: number): number =>
    all
      .filter(({ parent }) => parent === id)
      .reduce((sum, child) => sum + child.memory + below(child.pid), 0)
  const own = all.find((one) => one.pid === pid)?.memory ?? 0
  return Math.round((own + below(pid)) / 1024)
}

/** The table as the system has it now; every Unix has `ps`. */
export const processTable = (): string =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
