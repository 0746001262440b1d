/**
 * Pages that carry script. Every other page is complete as it arrives: gatsby-ssr.tsx leaves
 * Gatsby's scripts and data out of it (docs/decisions/what-a-browser-receives.md).
 */
const pagesWithScript = ['/contact/']

/** @param path of the page, with a slash at the end */
export const carriesScript = (path: string): boolean => pagesWithScript.includes(path)
