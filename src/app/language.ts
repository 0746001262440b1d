/** The language of the site's texts, as HTML names it. */
export const language = 'en-GB'
