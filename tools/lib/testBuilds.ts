import { join, resolve } from 'node:path'
import { root } from './run'

const fixtureDeploy = join(root, 'test-build', 'fixture')
const realDeploy = join(root, 'test-build', 'real')

export const testBuilds = {
  /** The published site with the texts of __tests__/fixtures/content. */
  site: join(fixtureDeploy, 'site'),
  /** The folder of that site and of the hosts' files. */
  siteDeploy: fixtureDeploy,
  storybook: join(root, 'test-build', 'storybook'),
  /** The published site with its real texts, built for the sandbox. */
  realSite: join(realDeploy, 'site'),
  realDeploy,
} as const

/**
 * Returns where a build puts the published folder and the hosts' files: `deploy/`, or
 * DEPLOY_FOLDER. Builds for the sandbox have another folder, so that they are never deployed.
 */
export const deployFolder = (): string => resolve(process.env.DEPLOY_FOLDER || 'deploy')

export const deployedSite = (): string => join(deployFolder(), 'site')
