import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { comeBack, fileTab, headline, outcome, preview, save, show } from './journey'
import { test } from './support'

const old = 'Expand your business with exclusive B2B Singapore and Malaysia deals'

test('a file with a tab is shown as text; mended there, it is a form again', async ({
  page,
  editor,
}) => {
  await show(page, 'Home')
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(old)
  editor.replace('home.yaml', '  lead: Competitive', '\tlead: Competitive')
  await comeBack(page)
  const refusal = page.getByRole('alert').filter({ hasText: 'cannot be shown as a form' })
  await expect(refusal).toContainText('tab')
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(old)

  const text = page.getByRole('textbox', { name: 'The file as it is' })
  const broken = await text.inputValue()
  expect(broken).toBe(editor.read('home.yaml'))
  const mended = broken.replace('\tlead: Competitive', '  lead: Good')
  await text.fill(mended)
  await expect(refusal).toHaveCount(0)
  await text.blur()
  await expect(headline(page)).toHaveValue(old)
  await save(page)
  expect(editor.read('home.yaml')).toBe(mended)
  await expect(outcome(page, /^Saved home\.yaml/)).toBeVisible()
})

for (const [what, spoil, sentence] of [
  ['deletes', (path: string) => rmSync(path), 'Somebody deleted it'],
  ['breaks', (path: string) => writeFileSync(path, 'heading:\n\ttext: x\n'), 'tab'],
] as const) {
  test(`somebody ${what} a file while another is edited: it is said at once, and mended`, async ({
    page,
    editor,
  }) => {
    const about = editor.read('about.yaml')
    await show(page, 'Home')
    await headline(page).fill('A headline of mine')
    spoil(join(editor.folder, 'about.yaml'))
    await comeBack(page)
    const news = page.getByRole('alert').filter({ hasText: 'about.yaml cannot be shown' })
    await expect(news).toContainText(sentence)
    await expect(fileTab(page, 'About')).toContainText('1 mistake')
    await save(page)
    expect(editor.read('home.yaml')).toContain('headline: A headline of mine')

    await news.getByRole('button', { name: 'Show about.yaml' }).click()
    await page.getByRole('button', { name: 'Write back the text that it had' }).click()
    await expect(news).toHaveCount(0)
    await save(page)
    expect(editor.read('about.yaml')).toBe(about)
    expect(await editor.findings()).toEqual([])
  })
}

test('somebody deletes a file that is edited: the edits can be written back', async ({
  page,
  editor,
}) => {
  await show(page, 'Home')
  await headline(page).fill('A headline of mine')
  rmSync(join(editor.folder, 'home.yaml'))
  await comeBack(page)
  const question = page.getByRole('alert').filter({ hasText: 'Somebody else deleted home.yaml' })
  await expect(question).toBeVisible()
  await show(page, 'About')
  await expect(page.getByRole('alert').filter({ hasText: 'home.yaml' })).toBeVisible()
  await show(page, 'Home')
  await question.getByRole('button', { name: 'Keep my version' }).click()
  await expect(headline(page)).toHaveValue('A headline of mine')
  await save(page)
  expect(editor.changedLines()).toEqual({
    'home.yaml': [`-  headline: ${old}`, '+  headline: A headline of mine'],
  })
})
