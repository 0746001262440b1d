import { TextDecoder, TextEncoder } from 'node:util'
import '@testing-library/jest-dom'
import { setProjectAnnotations } from '@storybook/react-vite'
import { toHaveNoViolations } from 'jest-axe'
import preview from '../../.storybook/preview'

expect.extend(toHaveNoViolations)
setProjectAnnotations(preview)
// jsdom has no layout, so there is nothing to scroll.
Element.prototype.scrollIntoView ??= () => undefined
// Every browser has these; jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder })
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.onerror = () => reject(reader.error)
    reader.readAsArrayBuffer(this)
  })
}
