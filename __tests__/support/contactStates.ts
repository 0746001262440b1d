import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type StoryModules, statesOf } from '../../tools/editor/preview/states'
import './stories'

const stories = join(__dirname, '../../stories')
const form = 'sections/registration-form'
const files = [
  'screens/ContactScreen.stories.tsx',
  'screens/NoticeScreen.stories.tsx',
  ...readdirSync(join(stories, form)).map((file) => `${form}/${file}`),
]

/** The stories that the content editor shows as states of the contact page, by path. */
export const contactStories: StoryModules = Object.fromEntries(
  files.map((file) => [`../../stories/${file}`, require(join(stories, file))]),
)

export const contactStates = statesOf(contactStories)
