import { render, screen, within } from '@testing-library/react'
import { userEvent } from 'storybook/test'
import * as stories from '../../stories/screens/ContactScreen.stories'
import { contactContent } from '../../stories/support/content'
import { fillInTexts, sends, submitButton, uploadBoth } from '../../stories/support/registration'
import { composeStories } from '../support/stories'

const { Desktop } = composeStories(stories)
const { heading, lead, form, getInTouch, whyPartner } = contactContent

test('the page has one level 1 heading, and says what it is for', () => {
  render(<Desktop />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  expect(screen.getByText(lead)).toBeVisible()
})

test('the form, how to reach us and why to partner are in this order', () => {
  render(<Desktop />)
  const main = within(screen.getByRole('main'))
  const headings = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual([form.title, getInTouch.heading, whyPartner.heading])
})

test('the form is named after its heading', () => {
  render(<Desktop />)
  expect(screen.getByRole('form', { name: 'Agent Registration' })).toBeVisible()
})

test('an application is sent through the ports that the page is given', async () => {
  const sendApplication = sends({ ok: true })
  render(<Desktop sendApplication={sendApplication} />)
  await fillInTexts(screen)
  await uploadBoth(screen)
  await userEvent.click(submitButton(screen))
  await screen.findByRole('alert')
  expect(sendApplication).toHaveBeenCalledTimes(1)
})
