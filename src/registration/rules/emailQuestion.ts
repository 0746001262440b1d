/** The hosts that most agents in India use; `live.com` is too short to guess from. */
const hosts = (
  'gmail.com yahoo.com yahoo.co.in yahoo.in rediffmail.com hotmail.com outlook.com icloud.com ' +
  'protonmail.com'
).split(' ')

/** Endings that are often mistyped, and the real ones that look so (IANA, root zone). */
const endings = [
  ['com', 'co cm om cam bom mom'],
  ['org', 'ong'],
  ['net', 'ne et bet new nec ntt next pet vet'],
] as const

/** `.in` is next to many real endings, so these are the ones that do not exist. */
const notIn = /\.(on|un|ib|jn|inn|iin)$/

/** Only `.com` has mailboxes with these names, or none of the endings that a missing letter makes. */
const onlyAtCom = /^(gmail|rediffmail)\..+|^(yahoo|hotmail|outlook|icloud|live)\.(?:co|cm|om)$/

/** Cyrillic and Greek letters, and below each the Latin one that looks the same. */
const lookAlikes = 'аеорсухіјѕһԁԛԝАВЕКМНОРСТУХІЈЅαικνορυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'
const latin = 'aeopcyxijshdqwABEKMHOPCTYXIJSaikvopuABEZHIKMNOPTYX'

/** What is before and after the `@` of an address, which has at most 254 characters. */
const pattern = /^([^\s"<>@:]{1,254})@([\p{L}\p{M}\p{N}.-]{1,254})$/u

/**
 * Returns the e-mail address that was probably meant, for a question beside the field: another host,
 * Latin letters, or no label before it; `undefined` if the address looks right.
 *
 * @param address as it would be sent
 */
export function likelyEmail(address: string): string | undefined {
  const [, local, host] = pattern.exec(address) ?? []
  if (!local || !host) return undefined
  const likely = `${likelyLocal(local)}@${likelyHost(host.toLowerCase())}`
  return likely.toLowerCase() === address.toLowerCase() ? undefined : likely
}

function likelyLocal(local: string): string {
  const bare = local.replace(/^(?:(?:e-?mail|mailto)[_-]+)+(?=[\p{L}\p{N}])/iu, '')
  const plain = [...bare].map((letter) => latin[lookAlikes.indexOf(letter)] ?? letter).join('')
  return /[a-z]/i.test(bare) && /^[!-~]+$/.test(plain) ? plain : bare
}

function likelyHost(host: string): string {
  const known = host
    .replace(notIn, '.in')
    .replace(/[^.]+$/, realEnding)
    .replace(onlyAtCom, '$1$2.com')
  const isMeant = (one: string) =>
    // The first letter is hardly ever wrong, and `mail.com` and `ymail.com` are real.
    one[0] === known[0] && afterName(one) === afterName(known) && isOneEditFrom(known, one)
  return hosts.find(isMeant) ?? known
}

function realEnding(ending: string): string {
  const isMeant = ([right, real]: readonly [string, string]) =>
    isOneEditFrom(ending, right) && !real.split(' ').includes(ending)
  return endings.find(isMeant)?.[0] ?? ending
}

const afterName = (host: string): string => host.slice(host.indexOf('.'))

/** Whether one character is missing, added, wrong, or swapped with the next. */
function isOneEditFrom(one: string, other: string): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [a, b] = [one.slice(at), other.slice(at)]
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  const [afterA, afterB] = [a.slice(1), b.slice(1)]
  return a !== b && (afterA === b || a === afterB || afterA === afterB || isSwapped)
}
