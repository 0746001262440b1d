/** The same picture in another format. */
export interface PictureSource {
  /** MIME type, for example `image/avif`. */
  type?: string
  srcSet?: string
}

export interface PictureProps {
  src: string
  srcSet?: string
  /** Alternative text; empty for a decorative picture. */
  alt: string
  /** Newer formats than that of `src`, in order of preference. */
  sources?: ReadonlyArray<PictureSource>
  /** The width that it has on the page, as in HTML's `sizes`. */
  sizes?: string
  /** Fetches the picture first, never lazily: for the largest contentful paint. */
  priority?: boolean
}

/**
 * Renders a picture in the smallest format and size that suits the browser.
 *
 * - **For:** photographs and drawings of the content, from `pictureOf` in `src/content/image.ts`.
 * - **Not for:** icons (`Icon`, `FeatureIcon`) and the brand's mark, which is one small SVG.
 * - **Accessibility:** `alt` says what the picture tells, or is empty if it only decorates.
 */
export function Picture({ src, srcSet, sources = [], sizes, priority = false, alt }: PictureProps) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        src={src}
        srcSet={srcSet}
        alt={alt}
        sizes={sizes}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
