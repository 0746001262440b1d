import { render, waitFor } from '@testing-library/react'
import config from '../../../content-editor.config'
import contentConfig from '../../../content-model.config'
import type { RegistrationTexts, SiteContent } from '../../../src/content/generated/types'
import { AppTheme } from '../../../src/theme/AppTheme'
import { ContactForm, contactStates } from '../../../stories/support/contactStates'
import { contactContent, siteContent } from '../../../stories/support/content'

test('the preview has each page of the site', () => {
  expect(Object.keys(config.pages ?? {})).toEqual([...contentConfig.pages, config.notFound])
})

describe('the form', () => {
  const unseen = new Set<string>()

  /** The texts, each with its key, by which it is found on the page. */
  function withKeys(value: unknown, path: string): unknown {
    if (typeof value === 'string') {
      unseen.add(path)
      return `${value} [${path}]`
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, withKeys(part, `${path}.${key}`)]),
    )
  }

  const failure = withKeys(siteContent.failure, 'failure') as SiteContent['failure']
  const texts = withKeys(contactContent.form, 'form') as RegistrationTexts

  test.each(['', ...Object.keys(contactStates)])(
    'has a text in the state “%s” that it has in none before',
    async (state) => {
      const { container } = render(
        <AppTheme>
          <ContactForm state={state} site={{ ...siteContent, failure }} texts={texts} />
        </AppTheme>,
      )
      await waitFor(() => {
        const shown = container.innerHTML.matchAll(/\[((?:form|failure)\.[\w.]+)\]/g)
        const news = [...shown].filter(([, path = '']) => unseen.delete(path))
        expect(news).not.toEqual([])
      })
    },
  )

  test('has each text in one of its states, but these', () => {
    const notShown = [
      // Before the page's script, in the title, in a mail or a chat, in the upload service's window.
      'form.noScript form.slow form.problem.titlePrefix form.failure.attach',
      'form.failure.mailSubject form.whatsapp.message form.documents.gst_pdf.windowTitle',
      'form.documents.pan_pdf.windowTitle',
      // With what not every owner, browser or connection has.
      'form.privacy.policyLabel form.whatsapp.link form.success.share form.draft.offline',
      'form.draft.offlineDetail form.draft.offlineNotKept form.failure.fullResponse',
      // After other steps of a visitor.
      'form.documents.unopened form.documents.noFile form.documents.chooseAgain',
      'form.documents.stopped form.documents.removed form.success.replaces',
      'form.success.replace form.success.keep form.success.changed',
    ].flatMap((paths) => paths.split(' '))
    const found = [...unseen].filter((path) => !path.startsWith('form.documents.window.'))
    expect(found.sort()).toEqual(notShown.sort())
  })
})
