import { join, resolve } from 'node:path'
import { root } from './run'

const fixtureDeploy = join(root, 'test-build', 'fixture')
const realDeploy = join(root, 'test-build', 'real')

/** The builds that `npm test` tests. */
export const testBuilds = {
  /** What is published of the site with the texts of __tests__/fixtures/content. */
  site: join(fixtureDeploy, 'site'),
  /** The folder of that site and of its hosts' files. */
  siteDeploy: fixtureDeploy,
  /** Storybook with the same texts. */
  storybook: join(root, 'test-build', 'storybook'),
  /** What is published of the site with its real texts, built for the sandbox. */
  realSite: join(realDeploy, 'site'),
  realDeploy,
} as const

/**
 * Where a build puts the published folder and the hosts' files: `deploy/`, or the folder that
 * DEPLOY_FOLDER names. Builds for the sandbox have another folder, so they are never deployed.
 */
export const deployFolder = (): string => resolve(process.env.DEPLOY_FOLDER || 'deploy')

/** The published folder. */
export const deployedSite = (): string => join(deployFolder(), 'site')
