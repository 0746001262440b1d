import { expect } from '@playwright/test'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { actionTimeout, addStyle, find, type Role, type Visitor } from './visitor'

/** Starts Firefox over WebDriver BiDi, which needs no geckodriver. */
export async function startFirefox(program: string): Promise<Visitor> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    // Clicks miss moving elements.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(actionTimeout)
  const element = async (role: Role, name: string): Promise<ElementHandle<HTMLElement>> => {
    let found: ElementHandle<Node> | null = null
    // Not waitForFunction: it compiles a function in the page, which the policy forbids.
    const search = async () => {
      found = (await page.evaluateHandle(find, role, name)).asElement()
      return found !== null
    }
    await expect
      .poll(search, { timeout: actionTimeout, message: `the ${role} "${name}"` })
      .toBe(true)
    return found as unknown as ElementHandle<HTMLElement>
  }
  const press = async (role: Role, name: string) => (await element(role, name)).click()
  return {
    open: async (address) => {
      await page.goto(address)
    },
    press,
    type: async (name, text) => (await element('textbox', name)).type(text),
    choose: async (button, file) => {
      // Firefox ESR 140 does not report its file picker, so set the file on the input behind the button.
      const input = await (await element('button', button)).evaluateHandle(
        (pressed) => pressed.previousElementSibling,
      )
      await (input as ElementHandle<HTMLInputElement>).uploadFile(file)
    },
    addStyle: (css) => page.evaluate(addStyle, css),
    // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
    text: () => page.evaluate(() => document.body.innerText),
    close: () => browser.close(),
  }
}
