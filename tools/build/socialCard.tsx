import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { socialCard } from '../../src/app/siteFiles'
import { dark, light, scrim } from '../../src/theme/tokens'
import { figtreeOf } from './basicFont'
import { renderSquare } from './icons'
import type { SiteFacts } from './siteFacts'

const { width, height } = socialCard

type Sources = Pick<SiteFacts, 'brandName' | 'headline' | 'mark' | 'picture'>

const font = async (weight: 600 | 700) => ({
  name: 'Figtree',
  weight,
  data: await figtreeOf(weight),
})

/**
 * Renders the picture of a shared link.
 *
 * @param sources `mark` is an SVG, `picture` a raster picture at least as large as the card
 * @returns a JPEG of 1200 by 630 pixels
 * @throws the renderer's error where a picture cannot be read
 */
export async function renderSocialCard(sources: Sources): Promise<Buffer> {
  const { brandName, headline, mark, picture } = sources
  const icon = await renderSquare(readFileSync(mark), 128)
  // Heavy, and loaded with gatsby-node.ts by every process of a build; most of them render nothing.
  const { default: satori } = await import('satori')
  const copy = await satori(
    <Copy
      brandName={brandName}
      headline={headline}
      mark={`data:image/png;base64,${icon.toString('base64')}`}
    />,
    { width, height, fonts: [await font(600), await font(700)] },
  )
  return (
    sharp(picture)
      // As behind the page's hero; otherwise a JPEG is black where the picture is transparent.
      .flatten({ background: light.surfaceDeep })
      .resize({ width, height, fit: 'cover', position: 'bottom' })
      .composite([{ input: Buffer.from(copy) }])
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer()
  )
}

/** Messengers show only the middle of the card, a square of its height. */
const copyWidth = height - 2 * 36

/**
 * The brand and the headline over a scrim that fades out below them. Satori renders it: a box needs
 * `flex`, and styles are inline.
 */
function Copy({ brandName, headline, mark }: Omit<Sources, 'picture'>) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        fontFamily: 'Figtree',
        color: light.onDeep,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: 32,
          padding: '56px 0 24px',
          backgroundImage: `linear-gradient(to bottom, ${dark.surface}, ${scrim})`,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 20, maxWidth: copyWidth }}>
          <img src={mark} alt="" width={64} height={64} style={{ flexShrink: 0 }} />
          <div style={{ fontSize: 36, fontWeight: 600, wordBreak: 'break-word' }}>{brandName}</div>
        </div>
        <div
          style={{
            fontSize: headline.length > 40 ? 46 : 64,
            fontWeight: 700,
            letterSpacing: '-0.02em',
            lineHeight: 1.1,
            maxWidth: copyWidth,
            textAlign: 'center',
            textWrap: 'balance',
            wordBreak: 'break-word',
          }}
        >
          {headline}
        </div>
      </div>
      <div
        style={{
          height: 140,
          backgroundImage: `linear-gradient(to bottom, ${scrim}, transparent)`,
        }}
      />
    </div>
  )
}
