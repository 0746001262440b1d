import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../scripts/run'
import type {
  AboutContent,
  ContactContent,
  HomeContent,
  SiteContent,
} from '../../src/content/types'

const read = (name: string) => parse(readFileSync(join(root, 'content', name), 'utf8'))

/** The words of the site, so that an edit by marketing breaks no journey. */
export const site: SiteContent = read('site.yaml')
export const home: HomeContent = read('home.yaml')
export const about: AboutContent = read('about.yaml')
export const contact: ContactContent = read('contact.yaml')
