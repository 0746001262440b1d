/** What Gatsby calls while it builds or develops the site. */
import { cpSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { fieldExtensions, sdlOf } from '@partner-site/content-model'
import { publishSite } from '@partner-site/gatsby-plugin-islands/publish'
import type { GatsbyNode } from 'gatsby'
import contentConfig from '../../content-model.config'
import { deployedSite, deployFolder } from '../lib/testBuilds'
import { writeBuiltFont } from './basicFont'
import { checkBeforeBuild } from './checkBeforeBuild'
import { createContentNode, isContentFile, showMistakes } from './contentNodes'
import { writeContentTypes } from './contentTypes'
import { launchOf, sampleNotice } from './sampleGuard'
import { siteFacts } from './siteFacts'
import { writeThemeData } from './themeData'
import { configureWebpack } from './webpackConfig'
import { writeWellKnownFiles } from './wellKnownFiles'

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
