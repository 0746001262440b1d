import { render, screen } from '@testing-library/react'
import { FailureBoundary } from '../../src/app/FailureBoundary'

const Broken = (): never => {
  throw new Error('a broken page')
}

test('a page that can be rendered is shown', () => {
  render(<FailureBoundary fallback="Something went wrong">The page</FailureBoundary>)
  expect(screen.getByText('The page')).toBeVisible()
})

describe('when a page throws while it is rendered', () => {
  let error: jest.SpyInstance
  beforeEach(() => {
    error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    render(
      <FailureBoundary fallback="Something went wrong">
        Before
        <Broken />
      </FailureBoundary>,
    )
  })
  afterEach(() => error.mockRestore())

  test('the fallback is shown instead', () => {
    expect(screen.getByText('Something went wrong')).toBeVisible()
  })

  test('nothing of the broken page is left', () => {
    expect(screen.queryByText('Before')).toBeNull()
  })

  test('the error is on the console for developers', () => {
    expect(error.mock.calls.flat()).toContainEqual(new Error('a broken page'))
  })
})
