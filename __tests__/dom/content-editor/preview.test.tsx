import config from '../../../content-editor.config'
import contentConfig from '../../../content-model.config'

test('the preview has each page of the site', () => {
  expect(Object.keys(config.pages ?? {})).toEqual([...contentConfig.pages, config.notFound])
})
