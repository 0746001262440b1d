const kilobyte = 1024
const megabyte = 1024 * kilobyte

/**
 * Formats a file size for people to read.
 *
 * @param bytes 0 or more
 * @returns for example `340 kB` or `1.2 MB`
 */
export function formatFileSize(bytes: number): string {
  return bytes < megabyte
    ? inUnit(Math.max(1, Math.round(bytes / kilobyte)), 'kilobyte')
    : inUnit(bytes / megabyte, 'megabyte')
}

function inUnit(value: number, unit: 'kilobyte' | 'megabyte'): string {
  return new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    value,
  )
}
