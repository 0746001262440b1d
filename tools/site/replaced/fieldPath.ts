/** The path of a field in a form's values. It replaces lodash's `toPath`, which also knows brackets. */
export default function fieldPath(name: string | readonly string[]): readonly string[] {
  if (typeof name !== 'string') return name
  return name === '' ? [] : name.split('.')
}
