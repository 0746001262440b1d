/**
 * What is wrong with a picture's alternative text, and what to do; undefined if nothing is.
 *
 * @param picture what the file names, for example `images/hero.png`
 */
export function alternativeTextProblem(text: string, picture: string): string | undefined {
  const file = picture.replace(/^.*[/\\]/, '').toLowerCase()
  const said = text.trim().toLowerCase()
  if (said === file || said === file.replace(/\.\w+$/, '')) {
    return `is "${text}", which is the name of the file. Write what the picture shows, for people who cannot see it.`
  }
  const start = text.match(/^\s*(?:an? |the )?(?:picture|image|photo|photograph) of\b/i)?.[0].trim()
  return (
    start &&
    `begins with "${start}", which screen readers say by themselves. Begin with what the picture shows.`
  )
}
