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
  let complaint: jest.SpyInstance
  beforeEach(() => {
    complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    render(
      <FailureBoundary fallback="Something went wrong">
        Before
        <Broken />
      </FailureBoundary>,
    )
  })
  afterEach(() => complaint.mockRestore())

  test('the fallback is shown in its place', () => {
    expect(screen.getByText('Something went wrong')).toBeVisible()
  })

  test('nothing of the broken page is left', () => {
    expect(screen.queryByText('Before')).toBeNull()
  })

  test('developers read of it on the console', () => {
    expect(complaint.mock.calls.flat()).toContainEqual(new Error('a broken page'))
  })
})
