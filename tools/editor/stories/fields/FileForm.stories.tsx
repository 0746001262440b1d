import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FormBench } from './FieldBench'
import { pictures } from './pictures'
import { fileOf } from './schemaFields'

const meta = {
  component: FormBench,
  args: { ...fileOf('home'), findings: [], pictures, onEdit: fn() },
} satisfies Meta<typeof FormBench>

export default meta
type Story = StoryObj<typeof meta>

/** Looked for in its own part: jsdom needs seconds for the labels of 150 texts. */
const findBox = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('search')).getByLabelText('Find a text')

export const Home: Story = {}
export const About: Story = { args: fileOf('about') }
export const Contact: Story = { args: fileOf('contact') }
export const WithMistakes: Story = {
  args: {
    findings: [
      {
        file: 'content/home.yaml',
        path: ['hero', 'headline'],
        message: '"hero.headline" has 300 characters, but at most 90 fit. Shorten it.',
      },
      {
        file: 'content/home.yaml',
        path: ['offers', 'items', 2, 'text'],
        message: '"offers.items[3].text" is empty. Write its text.',
      },
      {
        file: 'content/home.yaml',
        path: ['hero', 'headlin'],
        message: '"headlin" in "hero" is not in HeroContent. Did you mean "headline"?',
      },
    ],
  },
}
/** Only the texts with a word; what they are in is open. */
export const Found: Story = {
  args: fileOf('contact'),
  play: async ({ canvas }) => {
    await userEvent.click(findBox(canvas))
    await userEvent.paste('GST cert')
    await expect(canvas.getByText(/^\d+ texts have this\.$/)).toBeVisible()
  },
}
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(findBox(canvas), 'quokka')
    await expect(canvas.getByText('No text has this.')).toBeVisible()
  },
}
