import type { Finding } from '../../content/check/finding'

/** The address of the page that a file is about; undefined for one that is about all of them. */
export function pageOf(file: string, pages: readonly string[]): string | undefined {
  const name = file.replace(/\.yaml$/, '')
  const page = name === 'home' ? '/' : `/${name}/`
  return pages.includes(page) ? page : undefined
}

/** The name of the file that a finding is about, without its folder. */
export const fileOf = ({ file }: Finding): string => file.split('/').at(-1) ?? file
