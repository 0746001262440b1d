import type { ComponentPropsWithoutRef } from 'react'

export interface PictureSource {
  /** MIME type, for example `image/avif`. */
  type?: string
  srcSet?: string
}

export interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'srcSet'> {
  src: string
  /** Alternative text; empty for a decorative picture. */
  alt: string
  /** Intrinsic size in px, so that its space is reserved before it loads. */
  width?: number
  height?: number
  /** The same picture in newer formats, in order of preference. */
  sources?: ReadonlyArray<PictureSource>
  srcSet?: string
  /** Fetches the picture first, never lazily: for the largest contentful paint. */
  priority?: boolean
}

/** Renders a picture in the smallest format and size that suits the browser. */
export function Picture({ sources = [], sizes, priority = false, alt, ...img }: PictureProps) {
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...img}
        alt={alt}
        sizes={sizes}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
