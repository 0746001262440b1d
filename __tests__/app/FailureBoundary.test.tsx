import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FailureBoundary } from '../../src/app/ContactIsland'
import * as failures from '../../stories/registration/form/FormFailure.stories'
import { siteContent } from '../../stories/support/content'
import { composeStories } from '../support/stories'
import { staleTexts, startTranslator } from '../support/translator'

const { Standard: Failure } = composeStories(failures)

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

test('a translated page that throws is replaced too, and the fallback is translated', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation()
  const page = (child: ReactNode) => (
    <FailureBoundary fallback={<Failure />}>{child}</FailureBoundary>
  )
  const { rerender } = render(page(<p>The page</p>))
  const stop = startTranslator('upperCase')
  rerender(page(<Broken />))
  await Promise.resolve()
  expect(screen.queryByText('THE PAGE')).toBeNull()
  expect(screen.getByText(siteContent.failure.title.toUpperCase())).toBeVisible()
  expect(staleTexts()).toEqual([])
  stop()
  error.mockRestore()
})
