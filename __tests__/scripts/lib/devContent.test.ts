import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDevContent } from '../../../scripts/lib/devContent'
import type { ContentState } from '../../../src/content/contentState'
import type { ContentFile } from '../../../tools/content/checkContent'
import { fixtureFolder } from '../../fixtures/content'

let root = ''
let from = ''
const ends: (() => unknown)[] = []
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dev-content-'))
  from = join(root, 'content')
  cpSync(fixtureFolder, from, { recursive: true })
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  rmSync(root, { recursive: true })
})

async function start() {
  const reports: string[] = []
  const shown: ContentFile[] = []
  const content = await startDevContent({
    from,
    to: join(root, 'copy'),
    ready: async () => {},
    show: async (file) => void shown.push(file),
    report: (text) => reports.push(text),
  })
  ends.push(content.end)
  const server = createServer((request, response) => {
    // As Gatsby's server does.
    response.setHeader('Access-Control-Allow-Origin', '*')
    content.listen(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/`)
  return { reports, shown, response, next: eventsOf(response) }
}

/** The states that a page receives, one after the other. */
function eventsOf(response: Response): () => Promise<ContentState> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return async () => {
    while (!text.includes('\n\n')) text += (await reader?.read())?.value ?? ''
    const [event = '', ...rest] = text.split('\n\n')
    text = rest.join('\n\n')
    return JSON.parse(event.replace('data: ', ''))
  }
}

/** Waits for a state, which several checks may precede. */
async function until(next: () => Promise<ContentState>, is: (state: ContentState) => boolean) {
  let state = await next()
  while (!is(state)) state = await next()
  return state
}
const isWell = ({ findings }: ContentState) => findings.length === 0
const isBad = (state: ContentState) => !isWell(state)

const home = () => join(from, 'home.yaml')

test('a page learns of a mistake and of its mending, and so does the terminal, each once', async () => {
  const { reports, next } = await start()
  expect(await next()).toMatchObject({ findings: [], neverGood: [] })
  const good = readFileSync(home(), 'utf8')
  writeFileSync(home(), good.replace('headline:', 'headlin:'))
  const { findings } = await until(next, isBad)
  expect(findings).toEqual([expect.objectContaining({ line: 11, column: 3 })])
  // Saved again, with the same mistake.
  writeFileSync(home(), good.replace('headline:', 'headlin:'))
  await next()
  writeFileSync(home(), good)
  await until(next, isWell)
  expect(reports).toHaveLength(2)
  expect(reports[0]).toMatch(
    /^The content has mistakes\..*\n.*home\.yaml:11:3: "headlin" in "hero"/,
  )
  expect(reports[1]).toBe('The content has no mistakes.')
})

test('the site is given a version without a mistake, and no other', async () => {
  const { shown, next } = await start()
  const { changes } = await next()
  shown.length = 0
  const good = readFileSync(home(), 'utf8')
  writeFileSync(home(), good.replace('headline:', 'headlin:'))
  await until(next, isBad)
  expect(shown).toEqual([])
  const text = good.replace(/headline: .*/, 'headline: Mended')
  writeFileSync(home(), text)
  expect(await until(next, isWell)).toMatchObject({ changes: changes + 1 })
  expect(shown).toEqual([{ name: 'home.yaml', text }])
})

test('it starts with a mistake, and the terminal says that there is nothing to show yet', async () => {
  writeFileSync(home(), '')
  const { reports, next } = await start()
  expect(await next()).toMatchObject({ neverGood: ['home.yaml'] })
  expect(reports[0]).toMatch(/Pages that need home\.yaml are not shown/)
})

test('a folder that is replaced by another is still watched', async () => {
  const { next } = await start()
  const images = join(from, 'images')
  renameSync(images, join(root, 'images'))
  await until(next, isBad)
  mkdirSync(images)
  cpSync(join(root, 'images'), images, { recursive: true })
  await until(next, isWell)
  rmSync(join(images, 'hero.png'))
  expect((await until(next, isBad)).findings).not.toEqual([])
})

test('other websites cannot read what is wrong', async () => {
  const { response } = await start()
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  expect(response.headers.get('Content-Type')).toBe('text/event-stream')
})
