import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inDark, onSmallPhone, wholePage } from '../../../../stories/support/screens'
import { EditorApp } from '../../app/EditorApp'
import { fakeServer, homeText, hosted, keepsNoWork, unsavedWork, workStore } from './editorServer'

const meta = {
  component: EditorApp,
  args: {
    server: fakeServer(),
    work: workStore(),
    Preview: () => <section aria-label="Preview">The preview stands here.</section>,
  },
  parameters: wholePage,
} satisfies Meta<typeof EditorApp>

export default meta
type Story = StoryObj<typeof meta>

const edited = homeText.replace('We own the coaches', 'We drive')
const never = (): Promise<never> => new Promise(() => undefined)
const tooLong = {
  file: 'content/home.yaml',
  line: 3,
  column: 13,
  source: '  headline: We own the coaches',
  path: ['hero', 'headline'],
  message: '"hero.headline" has 48 characters, but at most 40 fit. Shorten it.',
}

export const Open: Story = {}
export const Opening: Story = { args: { server: { ...fakeServer(), content: never } } }
export const NotOpened: Story = {
  args: {
    server: Object.assign(fakeServer(), {
      failure: 'The editor’s server does not answer. Is “npm run content” still running?',
    }),
  },
}
export const WithMistake: Story = {
  args: { server: Object.assign(fakeServer(), { findings: [tooLong] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 mistake')).toBeVisible()
  },
}
export const Restored: Story = { args: { work: workStore(unsavedWork(edited)) } }
export const KeepsNothing: Story = { args: { work: keepsNoWork } }
export const Unreadable: Story = {
  args: { server: fakeServer({ home: 'hero:\n\theadline: We own the coaches\n' }) },
}
export const ChangedByOthers: Story = {
  args: { work: workStore(unsavedWork(edited, homeText.replace('20+', '15+'))) },
}
/** Both changed the headline. */
export const Conflict: Story = {
  args: { work: workStore(unsavedWork(edited, homeText.replace('We own', 'We had'))) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Keep my changes/ }))
    await expect(await canvas.findByRole('group', { name: 'Hero, Headline' })).toBeVisible()
  },
}
export const Review: Story = {
  args: { work: workStore(unsavedWork(edited)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Review and save/ }))
    await expect(await canvas.findByText('We drive')).toBeVisible()
  },
}
export const ReviewHosted: Story = {
  ...Review,
  args: { ...Review.args, server: fakeServer({ workplace: hosted }) },
}
export const ReviewWithMistake: Story = {
  args: { ...Review.args, ...WithMistake.args },
  play: async (context) => {
    await WithMistake.play?.(context)
    await Review.play?.(context)
  },
}
export const OnSmallPhone: Story = { args: Restored.args, globals: onSmallPhone }
export const Dark: Story = { args: Restored.args, globals: inDark }
