import { expect, type Page } from '@playwright/test'
import { textNames } from '../../../src/registration/rules/fields'
import { test } from '../../support/browser'
import { field, openForm } from './journey'

/** Composes as the input methods of phones and of many languages do: the whole word changes. */
async function compose(page: Page, ...texts: string[]): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  for (const text of texts) {
    const end = text.length
    await devTools.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end })
  }
}

const confirm = (page: Page, word: string) => page.keyboard.insertText(word)

test('each field holds what an input method has composed, once, in any script', async ({
  page,
}) => {
  await openForm(page)
  for (const name of textNames) {
    await field(page, name).focus()
    for (const parts of ['a ab abcd abcde', 'न नम नमस नमस्ते', 'に にほ にほん 日本']) {
      const [word = '', ...before] = parts.split(' ').reverse()
      await compose(page, ...before.reverse())
      await confirm(page, word)
    }
    await page.keyboard.press('Tab')
    const composed = name === 'gst_number' ? 'ABCDEनमस्ते日本' : 'abcdeनमस्ते日本'
    await expect.soft(field(page, name), name).toHaveValue(composed)
  }
})

test('the GST number becomes upper case, however it is entered', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openForm(page)
  const gst = field(page, 'gst_number')
  await gst.focus()
  await test.step('key by key, and the browser’s own Undo and Redo mix nothing into it', async () => {
    await page.keyboard.type('07abc')
    for (let undo = 0; undo < 5; undo += 1) await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(gst).toHaveValue('07ABC')
    await gst.fill('')
  })
  await test.step('in the middle, with the caret behind each key', async () => {
    for (const [key, value] of Object.entries({ 0: '0', 7: '07', a: '07A', b: '07AB' })) {
      await page.keyboard.type(key)
      await expect(gst).toHaveValue(value)
    }
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('xy')
    await expect(gst).toHaveValue('07AXYB')
  })
  await test.step('pasted in the middle, with the caret behind it, and dropped', async () => {
    await gst.fill('07F')
    await page.evaluate(() => navigator.clipboard.writeText('abcde'))
    await gst.press('ArrowLeft')
    await page.keyboard.press('ControlOrMeta+V')
    await page.keyboard.type('x')
    await expect(gst).toHaveValue('07ABCDEXF')
    const name = field(page, 'your_name')
    await name.fill('1z5')
    await name.press('ControlOrMeta+A')
    await name.dragTo(gst)
    await expect(gst).toHaveValue(/1Z5/)
  })
  await test.step('but not within a word that is composed: when it ends', async () => {
    await gst.fill('07')
    for (const text of ['a', 'ab', 'abc']) {
      await compose(page, text)
      await expect(gst).toHaveValue(`07${text}`)
    }
    // What the form has is in upper case all the time.
    const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    await expect.poll(stored).toContain('07ABC')
    await confirm(page, 'abc')
    await expect(gst).toHaveValue('07ABC')
    // As Android composes every word.
    await compose(page, 'de')
    await gst.press('Tab')
    await expect(gst).toHaveValue('07ABCDE')
  })
})
