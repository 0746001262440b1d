import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { actionTimeout, addStyle, find, type Role, type Visitor } from './visitor'

/** Firefox over WebDriver BiDi, which it supports without geckodriver. */
export async function startFirefox(program: string): Promise<Visitor> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    // A click on a moving element misses it.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(actionTimeout)
  const element = async (role: Role, name: string): Promise<ElementHandle<HTMLElement>> => {
    const found = await page.waitForFunction(find, { polling: 100 }, role, name)
    return found as ElementHandle<HTMLElement>
  }
  const press = async (role: Role, name: string) => (await element(role, name)).click()
  return {
    open: async (address) => {
      await page.goto(address)
    },
    address: async () => page.url(),
    press,
    type: async (name, text) => (await element('textbox', name)).type(text),
    valueOf: async (name) =>
      (await element('textbox', name)).evaluate((input) => (input as HTMLInputElement).value),
    choose: async (button, file) => {
      const [picker] = await Promise.all([page.waitForFileChooser(), press('button', button)])
      await picker.accept([file])
    },
    addStyle: (css) => page.evaluate(addStyle, css),
    // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
    text: () => page.evaluate(() => document.body.innerText),
    close: () => browser.close(),
  }
}
