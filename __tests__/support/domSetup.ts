import { TextDecoder, TextEncoder } from 'node:util'
import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// No styles: jsdom has no layout, and a query by role would compare each element with each rule, in two
// fifths of these tests' time. A test that reads rules has `jest.unmock('@emotion/sheet')`.
jest.mock('@emotion/sheet', () => ({
  StyleSheet: class {
    tags = []
    hydrate() {}
    insert() {}
    flush() {}
  },
}))
// In milliseconds; generous, because the machine may be busy. `npm run mutation` sets less.
configure({ asyncUtilTimeout: Number(process.env.ASYNC_TIMEOUT ?? 60_000) })
// jsdom has no layout.
Element.prototype.scrollIntoView ??= () => undefined
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
// jsdom lacks these, and draws no pictures.
URL.createObjectURL ??= () => 'blob:picture'
URL.revokeObjectURL ??= () => undefined
Object.assign(globalThis, { TextDecoder, TextEncoder })
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.onerror = () => reject(reader.error)
    reader.readAsArrayBuffer(this)
  })
}
