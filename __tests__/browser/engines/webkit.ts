import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import type { Engines } from '../../../tools/testing/programs'
import { actionTimeout, addStyle, find, type Role, type Visitor } from './visitor'

type Programs = NonNullable<Engines['webkit']>

export async function startWebKit({ driver: program, screen }: Programs): Promise<Visitor> {
  const display = await startScreen(screen)
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: display.name } as never)
    .build()
  const end = async () => {
    await service.kill()
    display.process.kill()
  }
  try {
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build()
    return visitorOf(driver, () => driver.quit().finally(end))
  } catch (error) {
    await end()
    throw error
  }
}

function visitorOf(driver: WebDriver, stop: () => Promise<void>): Visitor {
  const element = async (role: Role, name: string): Promise<WebElement> => {
    const search = () => driver.executeScript<WebElement | null>(find, role, name)
    const found = await driver.wait(search, actionTimeout, `There is no ${role} "${name}".`)
    return found as WebElement
  }
  return {
    open: (address) => driver.get(address),
    press: async (role, name) => (await element(role, name)).click(),
    // WebKit's driver has no key for a line feed.
    type: async (name, text) =>
      (await element('textbox', name)).sendKeys(text.replaceAll('\n', Key.ENTER)),
    choose: async (button, file) => {
      // WebDriver has no file picker, so set the file on the input behind the button.
      const input = await driver.executeScript<WebElement>(
        'return arguments[0].previousElementSibling',
        await element('button', button),
      )
      await input.sendKeys(file)
    },
    addStyle: (css) => driver.executeScript(addStyle, css),
    text: () => driver.findElement(By.css('body')).getText(),
    close: stop,
  }
}

/** Xvfb picks the first free display and writes its number to file descriptor 3. */
async function startScreen(program: string): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(child.stdio[3] as Readable, 'data')
  return { name: `:${String(number).trim()}`, process: child }
}
