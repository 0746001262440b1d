/** The fields of a picture in content/images that a page query selects. */
export interface ContentImage {
  /** The address of the original file, which is all that an SVG has. */
  readonly publicURL?: string | null
  /** The sizes and formats that gatsby-plugin-image made; null for an SVG. */
  readonly childImageSharp?: { readonly gatsbyImageData: ResponsiveImage } | null
}

/** The part of `IGatsbyImageData` that a `<picture>` needs. Sizes are CSS pixels. */
export interface ResponsiveImage {
  readonly width: number
  readonly height: number
  readonly images: {
    readonly sources?: readonly (Candidates & { readonly type?: string })[]
    readonly fallback?: Candidates & { readonly src: string }
  }
}

interface Candidates {
  readonly srcSet?: string
  readonly sizes?: string
}

/** Returns the sources of a `<picture>`; for an SVG, only `src`. */
export function pictureOf({ publicURL, childImageSharp }: ContentImage) {
  const { sources, fallback } = childImageSharp?.gatsbyImageData.images ?? {}
  return { src: fallback?.src ?? publicURL ?? '', srcSet: fallback?.srcSet, sources }
}
