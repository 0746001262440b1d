/** `npm run documents`: lists and deletes the documents that agents uploaded (docs/privacy.md). */
import { readDotEnv } from '../build/dotEnv'
import { pointAtSandbox } from '../build/sandboxed'
import { runMain } from '../lib/run'
import { documentsHelp, documentsOptions, uploadcareAccount } from './documents/options'
import { removeDocuments } from './documents/removeDocuments'

runMain(async () => {
  const options = documentsOptions(process.argv.slice(2))
  if (!options) return console.log(documentsHelp)
  if (options.sandbox) pointAtSandbox()
  const { variables, problems } = options.sandbox ? {} : readDotEnv()
  if (problems?.length) throw new Error(problems.join('\n'))
  await removeDocuments(uploadcareAccount(process.env, variables), options, console.log)
})
