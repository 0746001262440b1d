import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { socialCard } from '../../src/app/siteFiles'
import { dark, light, scrim } from '../../src/theme/tokens'
import { figtreeOf } from './basicFont'
import { renderSquare } from './icons'

const { width, height } = socialCard

export interface SocialCardSources {
  brandName: string
  headline: string
  /** Path of an SVG file. */
  mark: string
  /** Path of a raster picture at least as large as the card. */
  picture: string
}

const font = async (weight: 600 | 700) => ({
  name: 'Figtree',
  weight,
  data: await figtreeOf(weight),
})

/** @param folder where Gatsby builds */
export async function writeSocialCard(folder: string, sources: SocialCardSources): Promise<void> {
  writeFileSync(join(folder, socialCard.file), await renderSocialCard(sources))
}

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
  const icon = await renderSquare(readFileSync(mark), 128)
  // Heavy, and loaded with gatsby-node.ts by every process of a build; most of them render nothing.
  const { default: satori } = await import('satori')
  const svg = await satori(
    <SocialCard
      brandName={brandName}
      headline={headline}
      mark={`data:image/png;base64,${icon.toString('base64')}`}
      picture={`data:image/jpeg;base64,${backdrop.toString('base64')}`}
    />,
    { width, height, fonts: [await font(600), await font(700)] },
  )
  return sharp(Buffer.from(svg)).jpeg({ quality: 86, mozjpeg: true }).toBuffer()
}

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const

/**
 * The picture of a shared link, with data URLs in place of paths. Satori renders it: a box needs `flex`,
 * and styles are inline.
 */
function SocialCard({ brandName, headline, mark, picture }: SocialCardSources) {
  return (
    <div style={{ display: 'flex', ...fill, fontFamily: 'Figtree', color: light.onDeep }}>
      <img
        src={picture}
        alt=""
        width={width}
        height={height}
        style={{ ...fill, objectFit: 'cover' }}
      />
      <div
        style={{
          ...fill,
          display: 'flex',
          backgroundImage: `linear-gradient(to right, ${dark.surface} 0%, ${scrim} 70%, transparent 95%)`,
        }}
      />
      <div
        style={{
          ...fill,
          display: 'flex',
          flexDirection: 'column',
          gap: 40,
          padding: '56px 72px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 20 }}>
          <img src={mark} alt="" width={64} height={64} style={{ objectFit: 'contain' }} />
          <div style={{ maxWidth: 684, fontSize: 36, fontWeight: 600, wordBreak: 'break-word' }}>
            {brandName}
          </div>
        </div>
        <div
          style={{
            fontSize: headline.length > 90 ? 52 : 64,
            fontWeight: 700,
            letterSpacing: '-0.02em',
            lineHeight: 1.1,
            maxWidth: 760,
            textWrap: 'balance',
            wordBreak: 'break-word',
          }}
        >
          {headline}
        </div>
      </div>
    </div>
  )
}
