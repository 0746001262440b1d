// Loads packages/, which are TypeScript.
import 'tsx/cjs'

import { writeSync } from 'node:fs'
import { fieldExtensions, sdlOf } from '@partner-site/content-model'
import type { GatsbyNode } from 'gatsby'
import contentConfig from './content-model.config'
import { writeBuiltFont } from './tools/build/basicFont'
import { checkBeforeBuild } from './tools/build/checkBeforeBuild'
import { createContentNode, isContentFile, showMistakes } from './tools/build/contentNodes'
import { writeContentTypes } from './tools/build/contentTypes'
import { publishSite } from './tools/build/publish'
import { launchOf, sampleNotice } from './tools/build/sampleGuard'
import { siteFacts } from './tools/build/siteFacts'
import { configureWebpack } from './tools/build/webpackConfig'
import { writeWellKnownFiles } from './tools/build/wellKnownFiles'

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  await checkBeforeBuild(reporter)
  await writeBuiltFont()
  writeContentTypes()
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
  await publishSite('public', pages, wellKnown)
  // After Gatsby's own list of pages, which would push it off the screen.
  if (hidden)
    process.once('exit', () => writeSync(2, `\nNOT FOR VISITORS YET\n\n${sampleNotice()}\n`))
}
