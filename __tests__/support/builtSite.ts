import { test as base } from '@playwright/test'
import { testBuilds } from '../../tools/testing/testBuilds'
import { servedSite } from './browser'
import { useWithoutViolations } from './violations'

/** Tests of the site with the texts in content/, which reach neither service. */
export const test = base.extend<object, { siteUrl: string }>({
  siteUrl: servedSite(testBuilds.realSite),
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  contextOptions: { reducedMotion: 'reduce' },
  context: ({ context }, use) => useWithoutViolations(context, use),
})
