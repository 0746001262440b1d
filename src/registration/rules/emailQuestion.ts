/** The hosts that most agents in India use. */
const hosts = ['gmail.com', 'yahoo.com', 'rediffmail.com', 'hotmail.com', 'outlook.com']

/**
 * Returns the e-mail address that was probably meant, for a question beside the field; `undefined` if
 * the address looks right.
 *
 * @param address a valid one
 */
export function likelyEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@') + 1
  const host = address.slice(at).toLowerCase()
  // The first letter is hardly ever wrong, and `mail.com` and `ymail.com` are real.
  const meant = hosts.find((one) => one[0] === host[0] && isOneEditFrom(host, one))
  return meant && address.slice(0, at) + meant
}

/** Whether one character is missing, added, wrong, or swapped with the next. */
function isOneEditFrom(one: string, other: string): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [a, b] = [one.slice(at), other.slice(at)]
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  const [afterA, afterB] = [a.slice(1), b.slice(1)]
  return a !== b && (afterA === b || a === afterB || afterA === afterB || isSwapped)
}
