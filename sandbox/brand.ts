import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { contentFolder } from '../tools/content/contentFolder'
import { isRecord } from './application'
import { fallbackBrand } from './mail'

const siteFile = join(contentFolder, 'site.yaml')

/** `brand.name` in content/site.yaml, or a fallback if there is none. */
export async function readBrandName(file = siteFile): Promise<string> {
  try {
    const site: unknown = parse(await readFile(file, 'utf8'))
    const brand = isRecord(site) ? site.brand : undefined
    const name = isRecord(brand) ? brand.name : undefined
    return typeof name === 'string' && name.trim() ? name : fallbackBrand
  } catch {
    return fallbackBrand
  }
}
