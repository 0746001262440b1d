import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inDark, onSmallPhone, wholePage } from '../../../stories/support/screens'
import { EditorApp } from '../src/app/Editor'
import { fakeServer, homeWith, keeps, tooLong, workOn } from './support'

const meta = {
  component: EditorApp,
  args: {
    server: fakeServer(),
    work: keeps(),
    Preview: () => <section aria-label="Preview">The preview is here.</section>,
  },
  parameters: wholePage,
} satisfies Meta<typeof EditorApp>

export default meta
type Story = StoryObj<typeof meta>

const edited = homeWith({ headline: 'We drive' })

export const NotOpened: Story = {
  args: { server: fakeServer({ failure: 'The editor’s server does not answer.' }) },
}
export const WithError: Story = {
  args: { server: fakeServer({ findings: [tooLong] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/48 characters, but at most 40 fit/)).toBeVisible()
  },
}
/** The file was changed on the disk, too. */
export const Conflict: Story = {
  args: { work: keeps(workOn(edited, homeWith({ headline: 'We had the coaches' }))) },
}
export const ReviewWithError: Story = {
  args: { ...WithError.args, work: keeps(workOn(edited)) },
  play: async (context) => {
    await WithError.play?.(context)
    await userEvent.click(await context.canvas.findByRole('button', { name: /Review and save/ }))
  },
}
/** Unsaved work of an earlier visit is back. */
export const OnSmallPhone: Story = { args: { work: keeps(workOn(edited)) }, globals: onSmallPhone }
export const Dark: Story = { args: OnSmallPhone.args, globals: inDark }
