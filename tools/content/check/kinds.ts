import { closest } from 'fastest-levenshtein'
import { countryName } from '../../../src/content/country'
import type { textKinds } from './rules'

/** What is wrong with a text of a kind, and what to do; undefined if nothing is. */
export function kindProblem(
  kind: (typeof textKinds)[number],
  text: string,
  pages: readonly string[],
): string | undefined {
  return kind === 'plain' ? undefined : checks[kind](text, pages)
}

type Check = (text: string, pages: readonly string[]) => string | undefined

const checks: Record<Exclude<(typeof textKinds)[number], 'plain'>, Check> = {
  email: (text) =>
    isEmail(text)
      ? undefined
      : `is "${text}", which is not an e-mail address. Write one like name@example.com.`,
  phone: (text) =>
    isPhone(text)
      ? undefined
      : `is "${text}", which is not a phone number. Write it with its country code, like +65 0000 0000: digits, spaces and hyphens only.`,
  webAddress,
  siteAddress: (text) => webAddress(text) ?? siteAddress(text),
  sitePath,
  country: (text) =>
    countryName(text)
      ? undefined
      : `is "${text}", which is not the code of a country. Write its two letters, like SG for Singapore.`,
}

const isEmail = (text: string): boolean =>
  /^[^\s@<>(),;:"'[\]\\\u0080-\uFFFF]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i.test(text) &&
  !/\.\.|^\.|\.@/.test(text)

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+[1-9][\d\s().-]+$/.test(text) && digits >= 7 && digits <= 15
}

function webAddress(text: string): string | undefined {
  if (/^http:\/\//i.test(text)) {
    return `is "${text}", which is not encrypted. Write https:// at the start.`
  }
  const isBare = !/^[a-z][a-z\d+.-]*:/i.test(text)
  if (isBare && /^[^/\s]+\.[a-z]{2,}(\/|$)/i.test(text)) {
    return `is "${text}", which browsers take for a page of this site. Write "https://${text}".`
  }
  if (isHttps(text)) {
    const { href } = new URL(text)
    return /^[\x20-\x7E]*$/.test(text)
      ? undefined
      : `is "${text}", which not every program can open. Write "${href}".`
  }
  return `is "${text}", which is not a web address. Write one like https://www.example.com/page.`
}

function isHttps(text: string): boolean {
  if (!/^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+/.test(text) || /[\s"<>\\]/.test(text)) return false
  return URL.canParse(text)
}

function siteAddress(text: string): string | undefined {
  const { origin } = new URL(text)
  if (text === origin) return undefined
  return `is "${text}", but must end after the name of the site, without a slash. Write "${origin}".`
}

/** The id of `<main>`. */
const partOfEveryPage = 'main'

function sitePath(text: string, pages: readonly string[]): string | undefined {
  const [page = '', part] = text.split('#')
  if (pages.includes(page.replace(/\?.*$/, ''))) {
    if (part === undefined || part === partOfEveryPage) return undefined
    return `is "${text}", but that page has no part "#${part}". Write "${page}".`
  }
  if (/^mailto:/.test(text) && isEmail(text.replace(/^mailto:|\?.*$/g, ''))) return undefined
  if (/^tel:\+[1-9][\d-]+$/.test(text)) return undefined
  if (/^https?:|^www\./i.test(text)) return webAddress(text)
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) {
    return `is "${text}", but a link may only begin with /, https://, mailto: or tel:. Write a page of this site, like "${pages.at(-1)}".`
  }
  const nearest = closest(text, [...pages])
  return `is "${text}", but the site has no such page. It has ${pages.join(', ')}. Did you mean "${nearest}"?`
}
