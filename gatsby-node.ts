// Loads packages/, which are TypeScript.
import 'tsx/cjs'

import { cpSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { fieldExtensions, sdlOf } from '@partner-site/content-model'
import { publishSite } from '@partner-site/gatsby-plugin-islands/publish'
import type { GatsbyNode } from 'gatsby'
import contentConfig from './content-model.config'
import { deployedSite, deployFolder } from './tools/lib/testBuilds'
import { writeBuiltFont } from './tools/site/basicFont'
import { checkBeforeBuild } from './tools/site/checkBeforeBuild'
import { createContentNode, isContentFile, showMistakes } from './tools/site/contentNodes'
import { writeContentTypes } from './tools/site/contentTypes'
import { launchOf, sampleNotice } from './tools/site/sampleGuard'
import { siteFacts } from './tools/site/siteFacts'
import { writeThemeData } from './tools/site/themeData'
import { configureWebpack } from './tools/site/webpackConfig'
import { writeWellKnownFiles } from './tools/site/wellKnownFiles'

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  await checkBeforeBuild(reporter)
  await writeBuiltFont()
  writeContentTypes()
  writeThemeData()
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  // Gatsby only needs their declarations: the content model applies them.
  for (const extension of fieldExtensions()) actions.createFieldExtension(extension)
  actions.createTypes(sdlOf(contentConfig))
}

export const shouldOnCreateNode = isContentFile

export const onCreateNode = createContentNode

export const onCreateDevServer = showMistakes

export const onCreateWebpackConfig = configureWebpack

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ getNodesByType }) => {
  const site = siteFacts()
  const pages = getNodesByType('SitePage').map(({ path }) => `${path}`)
  const hidden = launchOf() === 'hidden'
  const wellKnown = await writeWellKnownFiles('public', site, pages, hidden)
  await publishSite(deployedSite(), pages, wellKnown)
  // Netlify and Cloudflare read theirs in the site; nginx's is for whoever takes it to a server.
  cpSync('hosts/nginx.conf', join(deployFolder(), 'nginx.conf'))
  cpSync('hosts/_headers', join(deployedSite(), '_headers'))
  // After Gatsby's own list of pages, which would push it off the screen.
  if (hidden)
    process.once('exit', () => writeSync(2, `\nNOT FOR VISITORS YET\n\n${sampleNotice()}\n`))
}
