import { render, screen } from '@testing-library/react'
import * as contactStories from '../../../stories/screens/ContactScreen.stories'
import { contactContent } from '../../../stories/support/content'
import { composeStories } from '../../support/stories'

const { Desktop: Contact } = composeStories(contactStories)

test.each([null, { heading: 'Questions and answers', items: [] }])(
  'without questions there is no heading: %j',
  (none) => {
    render(<Contact questions={none} />)
    const name = contactContent.questions?.heading
    expect(screen.queryByRole('heading', { name })).toBeNull()
  },
)
