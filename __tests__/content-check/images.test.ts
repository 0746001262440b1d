import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import contentConfig from '../../content-model.config'
import { dark, light } from '../../src/theme/tokens'
import { contrastRatio } from '../../stories/support/contrast'
import { render, renderings } from '../../tools/site/drawing'
import { siteFacts } from '../../tools/site/siteFacts'

const folder = join(contentConfig.folder, 'images')
const bytesOf = (picture: sharp.Sharp) => picture.removeAlpha().raw().toBuffer()

/** Differences in a channel of a pixel that another version of the renderer may make. */
const tolerance = 2

test.each(
  renderings.filter(({ master, file }) =>
    [master, file].every((name) => existsSync(join(folder, name))),
  ),
)('$file is as `npm run images` renders it from $master', async (rendering) => {
  const rendered = await bytesOf(render(folder, rendering))
  const committed = await bytesOf(sharp(join(folder, rendering.file)))
  expect(committed.length).toBe(rendered.length)
  const others = rendered.filter((byte, at) => Math.abs(byte - (committed[at] ?? 0)) > tolerance)
  expect(others.length).toBe(0)
})

/** The share of the mark's solid pixels that may be fainter. */
const faintShare = 0.05

test.each([
  ['light', light.surfaceRaised],
  ['dark', dark.surfaceRaised],
])(
  'the logo has a contrast of 3 on the %s header: change its colours, or those of the header',
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
