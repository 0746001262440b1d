/**
 * Returns the page on which a branch is proposed for the base; undefined on an unknown host.
 *
 * @param remote as `https://user:secret@host/owner/project.git` or `git@host:owner/project.git`
 */
export function proposalAddress(remote: string, branch: string, base: string): string | undefined {
  const [, host = '', path = ''] =
    /^(?:(?:https|ssh):\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+(?=\/))?[:/]\/?(.+?)(?:\.git)?\/?$/.exec(
      remote,
    ) ?? []
  const [, kind] = /(?:^|\.)(github|gitlab|bitbucket)\.(?:[\w-]+\.)*[a-z]+$/i.exec(host) ?? []
  const [source, target] = [branch, base].map(encodeURIComponent)
  const pages: Record<string, string> = {
    github: `compare/${encodeURI(base)}...${encodeURI(branch)}?expand=1`,
    gitlab: `-/merge_requests/new?merge_request[source_branch]=${source}&merge_request[target_branch]=${target}`,
    bitbucket: `pull-requests/new?source=${source}&dest=${target}`,
  }
  const page = pages[kind?.toLowerCase() ?? '']
  if (!page || !/^[\w.~-]+(\/[\w.~-]+)+$/.test(path)) return undefined
  return `https://${host.replace(/^(?:alt)?ssh\./, '')}/${path}/${page}`
}
