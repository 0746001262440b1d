/** Names that Windows keeps for itself. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/

const longest = 60

/**
 * A picture's name on the disk, without its ending: made from the file's own, safe in addresses
 * and on every system.
 *
 * @param own the name on the person's computer: `Team photo (März).JPG` becomes `team-photo-marz`
 */
export function pictureName(own: string): string {
  const name = (own.split(/[\\/]/).at(-1) ?? '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
  return name === '' || reserved.test(name) ? `picture${name && `-${name}`}` : name
}

const endings: Record<string, string> = { jpeg: 'jpg' }

/** @returns `images/team.jpg`, with -2, -3 and so on where that name is taken */
export function freePath(own: string, format: string, taken: readonly string[]): string {
  const used = new Set(taken.map((path) => path.toLowerCase()))
  const path = (suffix: string) =>
    `images/${pictureName(own)}${suffix}.${endings[format] ?? format}`
  let count = 1
  let free = path('')
  while (used.has(free)) {
    count += 1
    free = path(`-${count}`)
  }
  return free
}
