import { svgFault } from '../src/check/svg'

/** sharp refuses these before; its reader may become more lenient than browsers. */
test.each([
  ['<rect on&#108;oad="alert(1)"/>', 'disallowed character'],
  ['<rect fill="&brand;"/>', 'undefined entity'],
  ['<use xlink:href="#a"/>', 'unbound namespace prefix'],
  ['<g>', 'unexpected close tag'],
  ['<rect x="1" x="2"/>', 'duplicate attribute'],
])('%s is a mistake in the XML: %s', (inside, what) => {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`
  expect(svgFault(source)).toMatch(new RegExp(`^a mistake in its XML \\(1:.*${what}`))
})
