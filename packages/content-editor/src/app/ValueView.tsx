import Box from '@mui/material/Box'
import type { Field, Value } from '@partner-site/content-model'
import { pictureAddress } from '../protocol'
import { valueTexts } from '../texts'
import { valueText } from './changes'
import { isList, isObject, nameIn, placesIn } from './data'
import { good } from './EditorTheme'

export interface ValueViewProps {
  field: Field
  value: Value | undefined
  /** The version to compare it with; what differs is marked. */
  other?: Value | undefined
}

const lines = { display: 'block' }
const marked = { color: 'inherit', backgroundColor: good, fontWeight: 'bold' }
const picture = { display: 'block', maxHeight: 96, maxWidth: '100%' }

/** Renders a value for people: a picture as itself, an entry by its labels, a list's order by its names. */
export function ValueView({ field, value, other }: ValueViewProps) {
  if (value === undefined) return <em>{valueTexts.nothing}</em>
  if (!valueText(value)) return <em>{valueTexts.empty}</em>
  if (field.kind === 'list' && isList(value) && isList(other)) {
    const names = value.map((entry) => nameIn(field, entry) ?? valueText(entry))
    return <span>{names.join(' · ')}</span>
  }
  const others = isObject(other) ? placesIn('', field, other) : []
  return placesIn('', field, value).map(({ place, label, value: part }) => {
    const text = valueText(part)
    const against = place ? others.find((one) => one.place === place)?.value : other
    if (!text) return null
    return (
      <Box component="span" key={place} sx={label ? lines : undefined}>
        {label && <span>{`${label}: `}</span>}
        {/^images\/./.test(text) && (
          <Box component="img" src={pictureAddress(text)} alt="" sx={picture} />
        )}
        <Compared text={text} other={valueText(against)} />
      </Box>
    )
  })
}

/** Marks the words between the first and the last that differ. */
function Compared({ text, other }: { text: string; other: string }) {
  const [words, others] = [text.split(/(\s+)/), other.split(/(\s+)/)]
  const isSame = (at: number) => words.at(at) !== undefined && words.at(at) === others.at(at)
  const shorter = Math.min(words.length, others.length)
  let start = 0
  while (start < shorter && isSame(start)) start += 1
  let end = 0
  while (end < shorter - start && isSame(-1 - end)) end += 1
  const parts = [
    words.slice(0, start),
    words.slice(start, words.length - end),
    words.slice(words.length - end),
  ].map((part) => part.join(''))
  const [before, different, after] = parts
  // Two texts with no word in common need no mark.
  if (!other || !different || different === text) return <span>{text}</span>
  return (
    <span>
      <span>{before}</span>
      <Box component="mark" sx={marked}>
        {different}
      </Box>
      <span>{after}</span>
    </span>
  )
}
