import { previewPlugins } from '../../preview/vitePlugins'

const [plugin] = previewPlugins
const resolve = plugin?.resolveId as (source: string) => string | undefined
const load = plugin?.load as (id: string) => string | null

test('an import of a content file gives what the editor shows', () => {
  expect(load(resolve('../../content/home.yaml') ?? '')).toBe(
    'export default window.previewContent["home"]',
  )
})

test.each(['../content/images/hero.png', '../../src/content/fill', './home.yaml'])(
  'an import of %s stays as it is',
  (source) => {
    expect(resolve(source)).toBeUndefined()
    expect(load(source)).toBeNull()
  },
)
