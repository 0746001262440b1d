/** Which account each identifier of .env comes from, and what shows that it is not the owner's own. */
import { readFileSync } from 'node:fs'

interface Kind {
  /** How the service's own identifiers of this kind begin. */
  prefix?: string
  usual: RegExp
  /** `usual` in words. */
  shape: string
}

const prefixed = (prefix: string): Kind => ({
  prefix,
  usual: new RegExp(`^${prefix}\\w+$`),
  shape: `begins with "${prefix}"`,
})

const kinds: Readonly<Record<string, Kind>> = {
  GATSBY_EMAILJS_PUBLIC_KEY: {
    usual: /^[\w-]{15,24}$/,
    shape: 'has 15 to 24 letters and digits',
  },
  GATSBY_EMAILJS_SERVICE_ID: prefixed('service_'),
  GATSBY_EMAILJS_TEMPLATE_ID: prefixed('template_'),
  GATSBY_UPLOADCARE_PUBLIC_KEY: {
    usual: /^[\da-f]{20}$/,
    shape: 'has 20 digits and letters from a to f',
  },
}

/** What documentation and people write where a value is still to come. */
const placeholders: readonly RegExp[] = [
  /^[<[{(%$].*[>\]})%]$/,
  /^(service_|template_)?([x*.?_-])\2{2,}([_-]?\2+)*$/i,
  /^(service_|template_)?(0+|1234\d*)$/,
  /^(\w+_)?your/i,
  /(^|[_-])(change[_-]?(me|it|this)|replace[_-]?(me|this)|to[_-]?do|tbd|fixme|placeholder|example|dummy)([_-]|$)/i,
  /^(enter|insert|paste|put|add|copy)[_-]/i,
  /^(test|none|null|undefined|n\/a|(emailjs_|uploadcare_)?(public[_-]?)?(api[_-]?)?key|(service|template|user)[_-]?id)$/i,
]

/** The project of Uploadcare's own examples. */
const demoKeys = ['demopublickey', 'demoprivatekey']

/**
 * Says why an identifier cannot be the one of this variable.
 *
 * @param all the identifiers that are set, by variable
 * @returns the end of a sentence that begins with the variable; undefined if nothing is wrong
 */
export function identifierFault(
  name: string,
  value: string,
  all: Readonly<Record<string, string>>,
): string | undefined {
  const bare = value.replace(/^["'`\s]+|["'`\s;,]+$/g, '')
  if (demoKeys.includes(bare))
    return "is the key of Uploadcare's public demo: applicants' documents would go to a project that is not yours."
  if (placeholders.some((placeholder) => placeholder.test(bare)))
    return `still has a placeholder, "${bare}".`
  const meant = Object.keys(kinds).find((other) => {
    const { prefix } = kinds[other] ?? {}
    return other !== name && prefix && bare.startsWith(prefix)
  })
  if (meant) return `has a value that looks like that of ${meant}, "${bare}".`
  const same = Object.keys(all).filter((other) => other !== name && all[other] === value)
  if (same.length > 0) return `has the same value as ${same.join(' and ')}.`
  return undefined
}

/** Says how an identifier differs from those that its service gives; many such work. */
export function unusualShape(name: string, value: string): string | undefined {
  const kind = kinds[name]
  if (!kind || !value || kind.usual.test(value)) return undefined
  return `${name} is usually one that ${kind.shape}, and "${value}" does not look like it. If it is a copy of yours, all is well. ${remedyOf(name)}`
}

const example = readFileSync('.env.example', 'utf8')

/** What to copy from where: the comment above the variable in .env.example. */
export const remedyOf = (name: string): string =>
  new RegExp(`^# (Copy .*)\\n${name}=`, 'm').exec(example)?.[1] ?? 'Type it again.'
