/**
 * What the upload widget needs and the oldest browsers lack
 * (docs/decisions/budgets-and-browsers.md); it is imported before the widget. A newer browser keeps
 * its own.
 */

Object.hasOwn ??= (object: object, key: PropertyKey) =>
  Object.getOwnPropertyDescriptor(object, key) !== undefined

/** The widget copies only settings, which are plain data. */
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value))
