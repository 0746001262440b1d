/** `npm run documents`: lists and deletes the documents that agents uploaded (docs/privacy.md). */
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { pointAtSandbox } from '../build/sandboxed'
import { runMain } from '../lib/run'
import { documentsHelp, documentsOptions, uploadcareAccount } from './documents/options'
import { removeDocuments } from './documents/removeDocuments'

runMain(async () => {
  const options = documentsOptions(process.argv.slice(2))
  if (!options) return console.log(documentsHelp)
  if (options.sandbox) pointAtSandbox()
  const isSite = !options.sandbox && existsSync('.env')
  const dotEnv = isSite ? parseEnv(readFileSync('.env', 'utf8')) : {}
  await removeDocuments(uploadcareAccount(process.env, dotEnv), options, console.log)
})
