import { expect, type Page } from '@playwright/test'
import { textNames } from '../../src/registration/rules/fields'
import { test } from '../support/browser'
import { field, openForm } from './journey'

test.beforeEach(({ page }) => openForm(page))

/** Types as the input methods of phones and of many languages do: the whole word changes until it is confirmed. */
async function compose(page: Page, word: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  for (let end = 1; end <= word.length; end += 1) {
    const text = word.slice(0, end)
    await devTools.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end })
  }
  await devTools.send('Input.insertText', { text: word })
}

test('each field holds what an input method has composed, once', async ({ page }) => {
  for (const name of textNames) {
    await field(page, name).focus()
    await compose(page, 'abcde')
    await page.keyboard.press('Tab')
    const composed = name === 'gst_number' ? 'ABCDE' : 'abcde'
    await expect.soft(field(page, name), name).toHaveValue(composed)
  }
})

test('the GST number shows in capitals while it is typed, and can be undone and redone', async ({
  page,
}) => {
  const gst = field(page, 'gst_number')
  await gst.pressSequentially('07abc')
  await expect(gst).toHaveCSS('text-transform', 'uppercase')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(gst).toHaveValue(/^0?7?a?b?$/)
  await page.keyboard.press('ControlOrMeta+Shift+Z')
  await expect(gst).toHaveValue('07abc')
  await gst.blur()
  await expect(gst).toHaveValue('07ABC')
  await test.step('a character that grows in capitals leaves the caret where it is', async () => {
    await gst.fill('')
    await gst.pressSequentially('ßb')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('a')
    await expect(gst).toHaveValue('ßab')
  })
})
