import { render, screen } from '@testing-library/react'
import * as contactStories from '../../../stories/screens/ContactScreen.stories'
import * as homeStories from '../../../stories/screens/HomeScreen.stories'
import { contactContent, homeContent } from '../../../stories/support/content'
import { composeStories } from '../../support/stories'

const { Desktop: Contact } = composeStories(contactStories)
const { Desktop: Home } = composeStories(homeStories)

test.each([null, { heading: 'Questions and answers', items: [] }])(
  'without questions there is no heading: %j',
  (none) => {
    render(<Contact questions={none} />)
    const name = contactContent.questions?.heading
    expect(screen.queryByRole('heading', { name })).toBeNull()
  },
)

test.each([null, { heading: homeContent.steps?.heading ?? '', items: [] }])(
  'without steps and a closing box the home page ends before them: %j',
  (none) => {
    render(<Home steps={none} closing={null} />)
    for (const text of [homeContent.steps?.heading, homeContent.closing?.heading]) {
      expect(screen.queryByRole('heading', { name: text })).toBeNull()
    }
    expect(screen.getAllByRole('link', { name: homeContent.hero.action.label })).toHaveLength(1)
  },
)
