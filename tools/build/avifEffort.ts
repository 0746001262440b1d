import sharp from 'sharp'

/** In bytes: a photograph of many megapixels has more, a picture made for the web less. */
const largeSource = 2_000_000

interface Pipeline {
  options?: { input?: { buffer?: Uint8Array } }
}

/**
 * Makes sharp encode AVIF of large sources with effort 3 instead of 4: four times as fast, and of a
 * photograph just as good (docs/decisions/publishing.md). gatsby-plugin-sharp has no option for it.
 */
export function setAvifEffort(): void {
  const { avif } = sharp.prototype
  sharp.prototype.avif = function (this: Pipeline, options: object) {
    const { length = 0 } = this.options?.input?.buffer ?? {}
    return avif.call(this, { ...(length > largeSource && { effort: 3 }), ...options })
  }
}
