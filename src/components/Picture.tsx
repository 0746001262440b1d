import type { ComponentPropsWithoutRef } from 'react'

export interface PictureProps extends ComponentPropsWithoutRef<'img'> {
  src: string
  /** Alternative text; empty for a decorative picture. */
  alt: string
  /** The same picture in newer formats, in order of preference, by MIME type (`image/avif`). */
  sources?: readonly { type?: string; srcSet?: string }[]
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
