import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FindingsPanel } from '../../src/layout/FindingsPanel'
import { inDark, inWindow, onSmallPhone } from '../support/screens'

const misspelt = {
  place: 'content/home.yaml, line 10, column 3',
  message: '"headlin" in "hero" is not in HeroContent. Did you mean "headline"?',
  source: 'headlin: Expand your business with exclusive deals',
}
const noPicture = {
  place: 'content/home.yaml, line 16, column 10',
  message:
    '"hero.image" is "images/coach.jpg", but there is no such file in content/images. Save it there, or correct the name.',
  source: 'image: images/coach.jpg',
}
const missing = {
  place: 'content/about.yaml',
  message: 'The file is missing. It must have the shape AboutContent.',
}

const meta = {
  component: FindingsPanel,
  args: {
    title: '1 mistake in the content',
    advice: 'The page shows the last version without a mistake. Mend the file and save it.',
    findings: [misspelt],
  },
  // Stands at the bottom of the window; here, of a page.
  decorators: [(Story) => <div style={{ height: 480, contain: 'layout' }}>{Story()}</div>],
  parameters: inWindow('480px'),
} satisfies Meta<typeof FindingsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = { tags: ['forced-colors'] }
export const Many: Story = {
  args: {
    title: '12 mistakes in the content',
    findings: [missing, misspelt, noPicture].concat(
      Array.from({ length: 9 }, (_, index) => ({
        ...misspelt,
        place: `content/contact.yaml, line ${20 + index}, column 5`,
      })),
    ),
  },
}
export const Minimised: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(args.title))
    await expect(canvas.getByText(misspelt.place)).not.toBeVisible()
  },
}
export const ManyOnPhone: Story = { ...Many, globals: onSmallPhone }
export const DarkMany: Story = { ...Many, globals: inDark }
