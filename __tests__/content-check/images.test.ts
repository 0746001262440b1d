import sharp from 'sharp'
import { dark, light } from '../../src/theme/tokens'
import { contrastRatio } from '../../stories/support/contrast'
import { siteFacts } from '../../tools/site/siteFacts'

/** The share of the mark's solid pixels that may be fainter. */
const faintShare = 0.05

test.each([
  ['header', light.surfaceHeader],
  ['light footer', light.surfaceRaised],
  ['dark footer', dark.surfaceRaised],
])(
  'the logo has a contrast of 3 on the %s: change its colours, or those of the surface',
  async (_scheme, surface) => {
    const pixels = await sharp(siteFacts().mark).resize(72).ensureAlpha().raw().toBuffer()
    const ratios: number[] = []
    for (let at = 0; at < pixels.length; at += 4) {
      const [red, green, blue, alpha] = pixels.subarray(at, at + 4)
      if (alpha === 255) ratios.push(contrastRatio(`rgb(${red} ${green} ${blue})`, surface))
    }
    expect(ratios.length).toBeGreaterThan(0)
    const faint = ratios.filter((ratio) => ratio < 3)
    expect(faint.length / ratios.length).toBeLessThanOrEqual(faintShare)
  },
)
