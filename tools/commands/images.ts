/** `npm run images`: renders the pictures of content/images that have an SVG master. */
import { join } from 'node:path'
import { root, runMain } from '../lib/run'
import { render, renderings } from '../site/drawing'

const folder = join(root, 'content', 'images')

runMain(async () => {
  for (const rendering of renderings) {
    const { width, height, size } = await render(folder, rendering).toFile(
      join(folder, rendering.file),
    )
    console.log(
      `content/images/${rendering.file}  ${width} x ${height}  ${Math.round(size / 1024)} KB`,
    )
  }
})
