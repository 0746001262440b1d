/**
 * The browser actions of the journey. Keys, presses and files use the browser's own input. Each
 * method waits until its action is possible.
 */
export interface Visitor {
  open(address: string): Promise<void>
  address(): Promise<string>
  press(role: 'link' | 'button', name: string): Promise<void>
  /** Types into an empty field. */
  type(textbox: string, text: string): Promise<void>
  valueOf(textbox: string): Promise<string>
  /** Chooses a file in the picker that a button opens. */
  choose(button: string, file: string): Promise<void>
  /** Adds a style to the page, as an attack may; the page's policy should block it. */
  addStyle(css: string): Promise<void>
  /** All visible text. */
  text(): Promise<string>
  close(): Promise<void>
}

/** Milliseconds; generous, because the machine may be busy. */
export const actionTimeout = 30_000
