import { dark, light, scrim } from '../theme/tokens'

export interface SocialCardProps {
  brandName: string
  headline: string
  /** Data URLs. */
  mark: string
  picture: string
}

/** The file in the built site, and its size in px, which LinkedIn and WhatsApp show uncropped. */
export const socialCard = { file: 'social-card.jpg', width: 1200, height: 630 }

const { width, height } = socialCard
const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const

/** The picture of a shared link. Satori renders it: a box needs `flex`, and styles are inline. */
export function SocialCard({ brandName, headline, mark, picture }: SocialCardProps) {
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
          backgroundImage: `linear-gradient(to right, ${dark.surface} 0%, ${scrim} 52%, transparent 78%)`,
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
          <div style={{ maxWidth: 960, fontSize: 36, fontWeight: 600, wordBreak: 'break-word' }}>
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
