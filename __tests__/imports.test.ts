import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseSync } from '@swc/core'
import { layerOf, lintRules, lintRulesFile, mayImport, mayNotImport, pureLayers } from '../scripts/lib/layers'

const root = join(__dirname, '..')
const source = join(root, 'src')

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
  .map((name) => name.split(sep).join('/'))
