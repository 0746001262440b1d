import { test as base } from '@playwright/test'
import { testBuilds } from '../../scripts/lib/testBuilds'
import { servedSite } from './browser'

/** Tests of the site with its real texts, those in content/. */
export const test = base.extend<object, { siteUrl: string }>({
  siteUrl: servedSite(testBuilds.realSite),
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  contextOptions: { reducedMotion: 'reduce' },
})
