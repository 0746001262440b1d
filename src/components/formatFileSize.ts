const kilobyte = 1024
const megabyte = 1024 * kilobyte

/**
 * Formats a file size for people to read.
 *
 * @param bytes 0 or more
 * @returns for example `340 kB` or `1.2 MB`
 */
export function formatFileSize(bytes: number): string {
  const format = (value: number, unit: string) =>
    value.toLocaleString('en', { style: 'unit', unit, maximumFractionDigits: 1 })
  return bytes < megabyte
    ? format(Math.max(1, Math.round(bytes / kilobyte)), 'kilobyte')
    : format(bytes / megabyte, 'megabyte')
}
