import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { SocialCard, socialCard } from './SocialCard'

export interface SocialCardSources {
  brandName: string
  headline: string
  /** Path of an SVG file. */
  mark: string
  /** Path of a raster picture at least as large as the card. */
  picture: string
}

const { width, height } = socialCard

// Gatsby compiles gatsby-node.ts into another folder, without `require.resolve`.
const { resolve } = createRequire(join(process.cwd(), 'package.json'))

const font = (weight: 600 | 700) => ({
  name: 'Figtree',
  weight,
  data: readFileSync(resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)),
})

/**
 * Renders the picture of a shared link.
 *
 * @returns a JPEG of 1200 by 630 pixels
 * @throws the renderer's error where a picture cannot be read
 */
export async function renderSocialCard({
  brandName,
  headline,
  mark,
  picture,
}: SocialCardSources): Promise<Buffer> {
  const backdrop = await sharp(picture)
    .resize({ width, height, fit: 'cover', position: 'bottom' })
    .jpeg({ quality: 92 })
    .toBuffer()
  // Heavy, and loaded with gatsby-node.ts by every process of a build; most of them render nothing.
  const { default: satori } = await import('satori')
  const svg = await satori(
    <SocialCard
      brandName={brandName}
      headline={headline}
      mark={`data:image/svg+xml;base64,${readFileSync(mark, 'base64')}`}
      picture={`data:image/jpeg;base64,${backdrop.toString('base64')}`}
    />,
    { width, height, fonts: [font(600), font(700)] },
  )
  return sharp(Buffer.from(svg)).jpeg({ quality: 86, mozjpeg: true }).toBuffer()
}
