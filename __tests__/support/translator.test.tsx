import { render } from '@testing-library/react'
import { textsHeldByReact } from './pageChecks'
import { staleTexts, startTranslator } from './translator'

let stop = () => {}
const start = (words: 'same' | 'upperCase') => {
  stop = startTranslator(words)
}

afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** Lets the translator see what has changed. */
const translated = () => Promise.resolve()

const Held = ({ text, icon }: { text: string; icon: boolean }) => (
  <p>
    {icon && <i />}
    {text}
  </p>
)

const Own = ({ text, icon }: { text: string; icon: boolean }) => (
  <p>
    {icon && <i />}
    <span>{text}</span>
  </p>
)

test('each text is wrapped twice, and neighbours are joined', () => {
  document.body.innerHTML = '<p>one <b>two</b> three</p>'
  document.querySelector('b')?.append(' and', ' more')
  start('upperCase')
  const wrapped = [...document.querySelectorAll('font > font')].map((font) => font.textContent)
  expect(wrapped).toEqual(['ONE ', 'TWO AND MORE', ' THREE'])
})

test.each(['script', 'style', 'noscript', 'textarea', 'p translate="no"'])(
  'what is in <%s> is left alone',
  (element) => {
    document.body.innerHTML = `<${element}>text</${element.split(' ')[0]}>`
    start('upperCase')
    expect(document.querySelector('font')).toBeNull()
  },
)

test('what is added or changed later is wrapped too, once', async () => {
  const text = document.createTextNode('')
  document.body.append(text)
  start('upperCase')
  document.body.append(document.createElement('p'))
  text.data = 'one'
  await translated()
  document.querySelector('p')?.append('two')
  await translated()
  expect(document.body).toHaveTextContent('ONETWO')
  expect(document.querySelectorAll('font')).toHaveLength(4)
})

test('React fails to insert before a text that it holds', () => {
  const warn = jest.spyOn(console, 'error').mockImplementation()
  const { rerender } = render(<Held text="Send" icon={false} />)
  expect(textsHeldByReact()).toEqual(['Send in <p class="">'])
  start('same')
  expect(() => rerender(<Held text="Send" icon />)).toThrow(/not be found in the parent/)
  warn.mockRestore()
})

test('a text that React holds becomes stale, one of its own element does not', async () => {
  const { container, rerender } = render(
    <>
      <Held text="Send" icon />
      <Own text="Send" icon={false} />
    </>,
  )
  start('upperCase')
  rerender(
    <>
      <Held text="Sending" icon />
      <Own text="Sending" icon />
    </>,
  )
  await translated()
  const [held, own] = container.querySelectorAll('p')
  expect(held).toHaveTextContent('SEND')
  expect(own).toHaveTextContent('SENDING')
})

test('a stale text is found', () => {
  render(<b>Sending</b>)
  expect(staleTexts()).toEqual([])
  document.querySelector('b')?.replaceChildren('SEND')
  expect(staleTexts()).toEqual(['"SEND" instead of "Sending"'])
})
