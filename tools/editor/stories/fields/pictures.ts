import favicon from '../../../../content/images/favicon.svg'
import hero from '../../../../content/images/hero.png'
import mark from '../../../../content/images/mark.svg'
import type { FileFormProps } from '../../fields/FileForm'
import type { StoredPicture } from '../../model/protocol'

const addresses: Readonly<Record<string, string>> = {
  'images/hero.png': hero,
  'images/mark.svg': mark,
  'images/favicon.svg': favicon,
  'images/coach.jpg': hero,
  'images/small.png': hero,
}

const picture = (path: string, format: string, width: number, height: number, size: number) => ({
  path,
  format,
  width,
  height,
  size,
})

export const stored: readonly StoredPicture[] = [
  picture('images/coach.jpg', 'jpeg', 4000, 2667, 3_400_000),
  picture('images/favicon.svg', 'svg', 32, 32, 800),
  picture('images/hero.png', 'png', 2560, 1440, 830_000),
  picture('images/mark.svg', 'svg', 40, 40, 1200),
  picture('images/small.png', 'png', 640, 400, 90_000),
]

/** A server that has a few pictures and takes every other one. */
export const pictures: FileFormProps['pictures'] = {
  list: async () => stored,
  upload: async (file) => ({
    ok: true,
    picture: picture(`images/${file.name}`, 'jpeg', 4000, 2667, 3_400_000),
    notes: ['It was turned upright.'],
  }),
  address: (path) => addresses[path] ?? hero,
}
