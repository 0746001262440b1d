/** Longer than any word that a text is likely to have. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitaen'

/**
 * Returns a list of the given length, made from a shorter or longer one.
 *
 * @param renamed makes a copy that reads differently, since entries of a list must differ
 */
export const listOf = <Item>(
  items: readonly Item[],
  count: number,
  renamed: (item: Item, round: number) => Item,
): Item[] =>
  Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length] as Item
    const round = Math.floor(index / items.length) + 1
    return round === 1 ? item : renamed(item, round)
  })
