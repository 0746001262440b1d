import { composeStories } from '@storybook/react-vite'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Profiler } from 'react'
import { fn } from 'storybook/test'
import { fieldId, goToField } from '../../../editor/fields/place'
import * as stories from '../../../stories/editor/fields/FileForm.stories'
import { about } from '../../fixtures/content'

/** Names of the fields that React has rendered. */
const rendered: string[] = []

jest.mock('../../../editor/fields/TextEntryField', () => {
  const { TextEntryField } = jest.requireActual('../../../editor/fields/TextEntryField')
  return {
    TextEntryField: (props: { place: string }) => (
      <Profiler id={props.place} onRender={(id) => rendered.push(id)}>
        <TextEntryField {...props} />
      </Profiler>
    ),
  }
})

const { Home, About, Contact, WithMistakes } = composeStories(stories)

const finder = () => screen.getByRole('textbox', { name: 'Find a text' })
const shownTexts = () => screen.getAllByRole('textbox').filter((input) => input !== finder())

// The gate `visual` has axe on every story, the long ones included.
test.each([
  ['home', <Home key="" />],
  ['mistakes', <WithMistakes key="" />],
])('axe finds nothing in the form of %s', async (_name, story) => {
  const { container } = render(story)
  await screen.findAllByRole('textbox')
  expect(await axe(container, { rules: { region: { enabled: false } } })).toHaveNoViolations()
})

describe('on a form with 150 texts', () => {
  test('one keystroke renders one field', async () => {
    render(<Contact />)
    expect(new Set(rendered).size).toBeGreaterThan(140)
    document.getElementById('contact.yaml.form.title')?.focus()
    rendered.length = 0
    await userEvent.keyboard('x')
    expect(new Set(rendered)).toEqual(new Set(['form.title']))
  })

  test('a finding renders the field that it is about', () => {
    const { rerender } = render(<Contact />)
    rendered.length = 0
    const message = '"form.title" is empty. Write its text.'
    const finding = { file: 'content/contact.yaml', path: ['form', 'title'], message }
    rerender(<Contact findings={[finding]} />)
    expect(new Set(rendered)).toEqual(new Set(['form.title']))
  })

  test('findings that are the same render nothing', () => {
    const { rerender } = render(<Contact findings={[]} />)
    rendered.length = 0
    rerender(<Contact findings={[]} onEdit={fn()} />)
    expect(rendered).toEqual([])
  })
})

describe('findings', () => {
  test('are beside their field, without its key', () => {
    render(<WithMistakes />)
    const headline = screen.getByRole('textbox', { name: 'Headline' })
    expect(headline).toHaveAccessibleDescription(/Has 300 characters, but at most 90 fit\./)
    expect(screen.getByLabelText('Text', { selector: '[id$="items.2.text"]' })).toBeInvalid()
  })

  test('without a field are at what would have it', () => {
    render(<WithMistakes />)
    expect(screen.getByRole('group', { name: 'Hero' })).toHaveAccessibleDescription(
      '"headlin" in "hero" is not in HeroContent. Did you mean "headline"?',
    )
  })

  test('are counted in the contents', () => {
    render(<WithMistakes />)
    const hero = within(screen.getByRole('navigation', { name: 'Contents' })).getByText('Hero')
    expect(hero.closest('li')).toHaveTextContent('Hero2 to mend')
  })
})

describe('the contents', () => {
  test('lead to the parts of the file', async () => {
    render(<Contact />)
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }))
    expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Seo',
      'Form',
      'Fields',
      'Documents',
      'Draft',
      'Success',
      'Failure',
      'Get in touch',
      'Why partner',
    ])
    await userEvent.click(contents.getByRole('link', { name: 'Failure' }))
    const failure = screen.getByRole('group', { name: 'Failure' })
    expect(failure).toHaveFocus()
    expect(within(failure).getByRole('textbox', { name: 'Unconfigured' })).toBeVisible()
  })

  test('a field is found in groups that are closed', () => {
    render(<Contact />)
    goToField(fieldId('contact.yaml', ['form', 'documents', 'window', 'done']))
    expect(screen.getByRole('textbox', { name: 'Done' })).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'Done' })).toBeVisible()
  })

  test('a short form needs none', () => {
    const { fields, ...rest } = Home.args
    const [seo] = fields?.fields ?? []
    render(
      <Home
        {...rest}
        fields={{ ...(fields as NonNullable<typeof fields>), fields: seo ? [seo] : [] }}
      />,
    )
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

describe('finding a text', () => {
  test('by a word in it', async () => {
    render(<About />)
    await userEvent.type(finder(), 'good word')
    expect(shownTexts()).toHaveLength(1)
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(about.promise.text)
    expect(screen.getByText('1 text has this.')).toBeVisible()
  })

  test('by its label', async () => {
    render(<About />)
    await userEvent.type(finder(), 'descript')
    expect(shownTexts()).toEqual([screen.getByRole('textbox', { name: 'Description' })])
  })

  test('what it is in is open', async () => {
    render(<Contact />)
    await userEvent.click(finder())
    await userEvent.paste('seems to have a password')
    expect(screen.getByRole('textbox', { name: 'Encrypted' })).toBeVisible()
  })

  test('it stays while it is changed', async () => {
    render(<About />)
    await userEvent.type(finder(), 'good word')
    const text = screen.getByRole('textbox', { name: 'Text' })
    await userEvent.clear(text)
    await userEvent.type(text, 'Another')
    expect(text).toBeVisible()
  })

  test('all texts come back, and the focus stays in the form', async () => {
    render(<Home />)
    await userEvent.type(finder(), 'quokka')
    expect(screen.getByText('No text has this.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show all texts' }))
    expect(finder()).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'Headline' })).toBeVisible()
  })
})

test('ids begin with the name of the file', () => {
  render(<Home />)
  expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveAttribute(
    'id',
    'home.yaml.hero.headline',
  )
})

test('a file that misses its field does not replace the page', async () => {
  render(<Home />)
  const event = new Event('drop', { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: { types: ['Files'], files: [] } })
  screen.getByRole('textbox', { name: 'Headline' }).dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
})
