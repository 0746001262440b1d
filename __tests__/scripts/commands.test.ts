import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const ours = Object.entries<string>(scripts).flatMap(([name, command]) =>
  [...command.matchAll(/tsx (\S+)/g)].map(([, file]) => ({ name, file })),
)

test.each(ours)('npm run $name: its file has the same name', ({ name, file }) => {
  expect(file).toBe(`scripts/${name.replaceAll(':', '-')}.ts`)
})

test('each file next to lib/ is a command, except setup.mjs', () => {
  const files = readdirSync(join(root, 'scripts'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `scripts/${name}`)
  expect(files.sort()).toEqual([...ours.map(({ file }) => file), 'scripts/setup.mjs'].sort())
})
