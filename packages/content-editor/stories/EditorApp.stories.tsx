import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inDark, onSmallPhone, wholePage } from '../../../stories/support/screens'
import { EditorApp } from '../src/app/Editor'
import { fakeServer, homeWith, keeps, keepsNothing, tooLong, workOn } from './support'

const meta = {
  component: EditorApp,
  args: {
    server: fakeServer(),
    work: keeps(),
    Preview: () => <section aria-label="Preview">The preview is here.</section>,
  },
  // The surrounding Storybook provides the theme.
  render: (args, { parameters }) => <EditorApp {...args} config={parameters.contentEditor} />,
  parameters: wholePage,
  tags: ['one-screenshot'],
} satisfies Meta<typeof EditorApp>

export default meta
type Story = StoryObj<typeof meta>

const edited = homeWith({ headline: 'We drive' })
const never = (): Promise<never> => new Promise(() => undefined)

export const Open: Story = {}
export const Opening: Story = { args: { server: { ...fakeServer(), content: never } } }
export const NotOpened: Story = {
  args: { server: fakeServer({ failure: 'The editor’s server does not answer.' }) },
}
export const WithError: Story = {
  args: { server: fakeServer({ findings: [tooLong] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/48 characters, but at most 40 fit/)).toBeVisible()
  },
}
export const Restored: Story = { args: { work: keeps(workOn(edited)) } }
export const KeepsNothing: Story = { args: { work: keepsNothing } }
export const Unreadable: Story = {
  args: { server: fakeServer({ content: 'Line 2 begins with a tab.' }) },
}
/** Two people changed different texts. */
export const Merged: Story = {
  args: { work: keeps(workOn(edited, homeWith({ lead: 'In Singapore.' }))) },
}
const [singapore, malaysia] = [
  { value: '20+', label: 'vehicles in Singapore' },
  { value: '8+', label: 'vehicles in Malaysia' },
]
/** Two people changed the headline; one of them removed a figure that the other edited. */
export const Conflict: Story = {
  args: {
    work: keeps(
      workOn(
        { ...edited, figures: [singapore] },
        { ...homeWith({ headline: 'We had the coaches' }), figures: [singapore, malaysia] },
      ),
    ),
  },
}
export const DeletedByOthers: Story = {
  args: {
    server: fakeServer({ content: 'Somebody deleted it.' }),
    work: keeps(workOn(edited)),
  },
}
export const Review: Story = {
  args: { work: keeps(workOn(edited)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Review and save/ }))
  },
}
export const ReviewWithError: Story = {
  args: { ...Review.args, ...WithError.args },
  play: async (context) => {
    await WithError.play?.(context)
    await Review.play?.(context)
  },
}
export const OnSmallPhone: Story = { args: Restored.args, globals: onSmallPhone }
export const Dark: Story = { args: Restored.args, globals: inDark }
