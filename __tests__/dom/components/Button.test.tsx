import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fn } from 'storybook/test'
import * as stories from '../../../stories/components/Button.stories'
import { composeStories } from '../../support/stories'

const { Primary } = composeStories(stories)

test('a key that is held presses it once', async () => {
  const onClick = fn()
  render(<Primary onClick={onClick} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter>5/}')
  expect(onClick).toHaveBeenCalledTimes(1)
})
