/** What of Gatsby's state says that a build is for an address below the root of a domain. */
interface State {
  program: { prefixPaths?: boolean }
  config: { pathPrefix?: string; assetPrefix?: string }
}

/**
 * Why this build cannot be for an address such as `https://example.com/partners/`, if it is asked to.
 *
 * @param environment variables of the build; Gatsby reads PREFIX_PATHS
 */
export function prefixProblem(
  { program, config }: State,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const asked = [
    environment.PREFIX_PATHS === 'true' && 'PREFIX_PATHS is set',
    program.prefixPaths && '`--prefix-paths` was given',
    config.pathPrefix && `gatsby-config.ts has pathPrefix ${config.pathPrefix}`,
    config.assetPrefix && `gatsby-config.ts has assetPrefix ${config.assetPrefix}`,
  ].find(Boolean)
  return asked
    ? `The site is not built: ${asked}, but it works only at the root of a domain or subdomain, ` +
        'since all its links begin with /. Take that away, and publish it at an address of its own, ' +
        'for example https://partners.example.com (docs/deploying.md).'
    : undefined
}
