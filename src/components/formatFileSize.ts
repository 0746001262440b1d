const kilobyte = 1024
const megabyte = 1024 * kilobyte

/**
 * Formats a file size. Does not use `Intl`, whose first call takes 40 ms on a phone.
 *
 * @param bytes 0 or more
 * @returns for example `340 kB` or `1.2 MB`, which is never broken over two lines
 */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte))
  return kilobytes < 1000
    ? `${kilobytes}\u00A0kB`
    : `${Math.round((bytes / megabyte) * 10) / 10}\u00A0MB`
}
