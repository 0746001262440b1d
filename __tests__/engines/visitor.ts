/**
 * What the journey asks of a browser. Keys, presses and files go through the browser's own input.
 * Each method waits until it can be done.
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
  /** All the text that can be seen. */
  text(): Promise<string>
  close(): Promise<void>
}

/** Milliseconds; a busy machine is slow, not wrong. */
export const actionTimeout = 30_000
