import { render, screen } from '@testing-library/react'
import { LastGood } from '../../preview/LastGood'

const Text = ({ text }: { text: string | undefined }) => <p>{text?.trim() ?? broken()}</p>
function broken(): never {
  throw new Error('There is no text.')
}

const onGood = jest.fn()
const onFailure = jest.fn()
const page = (text: string | undefined) => (
  <LastGood onGood={onGood} onFailure={onFailure}>
    <Text text={text} />
  </LastGood>
)

beforeEach(() => {
  jest.clearAllMocks()
  jest.spyOn(console, 'error').mockImplementation()
})
afterEach(() => jest.restoreAllMocks())

test('what cannot be rendered leaves the last that could be, and is reported', () => {
  const { rerender } = render(page('good'))
  rerender(page(undefined))
  expect(screen.getByText('good')).toBeInTheDocument()
  expect(onFailure).toHaveBeenCalledTimes(1)
  expect(onGood).toHaveBeenCalledTimes(1)
})

test('the next that can be rendered is shown', () => {
  const { rerender } = render(page('good'))
  rerender(page(undefined))
  rerender(page('better'))
  expect(screen.getByText('better')).toBeInTheDocument()
  expect(onGood).toHaveBeenCalledTimes(2)
})

test('where nothing could be rendered yet, nothing is shown', () => {
  const { container } = render(page(undefined))
  expect(container).toBeEmptyDOMElement()
  expect(onFailure).toHaveBeenCalledTimes(1)
  expect(onGood).not.toHaveBeenCalled()
})

test('new children are reported each time', () => {
  const { rerender } = render(page('one'))
  rerender(page('two'))
  expect(onGood).toHaveBeenCalledTimes(2)
})
