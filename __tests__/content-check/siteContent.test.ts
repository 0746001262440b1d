import { resolve } from 'node:path'
import { contentFindings } from '../../tools/content/contentFindings'
import { expectNone } from '../support/expectNone'

test('content/ has no mistakes', async () => {
  expectNone(await contentFindings(resolve('content')))
})
