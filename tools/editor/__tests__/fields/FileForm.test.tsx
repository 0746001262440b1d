import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { fn } from 'storybook/test'
import { about } from '../../../../__tests__/fixtures/content'
import { composeStories } from '../../../../__tests__/support/stories'
import { fieldId, goToField } from '../../fields/place'
import type { Field } from '../../model/fields'
import * as stories from '../../stories/fields/FileForm.stories'

/** Names of the fields that React has rendered. */
const rendered: string[] = []

jest.mock('../../fields/TextEntryField', () => {
  const { TextEntryField } = jest.requireActual('../../fields/TextEntryField')
  return {
    TextEntryField: (props: { place: string }) => (
      <Profiler id={props.place} onRender={(id) => rendered.push(id)}>
        <TextEntryField {...props} />
      </Profiler>
    ),
  }
})

const { Home, About, Contact, WithMistakes } = composeStories(stories)

type Story = typeof Home

/** What the schema calls a field. */
function labelOf(story: Story, ...keys: string[]): string {
  const root: Field | undefined = story.args.fields
  const field = keys.reduce<Field | undefined>(
    (group, key) =>
      group?.kind === 'group' ? group.fields.find((each) => each.key === key) : undefined,
    root,
  )
  if (!field) throw new Error(`There is no field ${keys.join('.')}.`)
  return field.label
}

const headline = labelOf(Home, 'hero', 'headline')

/** Looked for in its own part: jsdom needs seconds for the names of 150 texts. */
const finder = () =>
  within(screen.getByRole('search')).getByRole('textbox', { name: 'Find a text' })
/** In one go: the whole form is rendered for each change. */
async function find(text: string): Promise<void> {
  await userEvent.click(finder())
  await userEvent.paste(text)
}
function shownTexts(): HTMLElement[] {
  const box = finder()
  return screen.getAllByRole('textbox').filter((input) => input !== box)
}

test('a file that has a key "form" shares no id with it', () => {
  const { container } = render(<Contact />)
  expect(screen.getByRole('group', { name: 'Contact' })).toContainElement(
    screen.getByRole('group', { name: 'Registration form' }),
  )
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids).toHaveLength(new Set(ids).size)
})

describe('on a form with 150 texts', () => {
  test('one keystroke renders one field', async () => {
    render(<Contact />)
    expect(new Set(rendered).size).toBeGreaterThan(140)
    act(() => document.getElementById('contact.yaml.form.title')?.focus())
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
    const finding = () => ({
      file: 'content/contact.yaml',
      path: ['form', 'title'],
      message: '"form.title" is empty. Write its text.',
    })
    const { rerender } = render(<Contact findings={[finding()]} />)
    rendered.length = 0
    rerender(<Contact findings={[finding()]} onEdit={fn()} />)
    expect(rendered).toEqual([])
  })
})

describe('findings', () => {
  test('are beside their field, without its key', () => {
    render(<WithMistakes />)
    expect(screen.getByRole('textbox', { name: headline })).toHaveAccessibleDescription(
      /Has 300 characters, but at most 90 fit\./,
    )
    expect(document.getElementById('home.yaml.offers.items.2.text')).toBeInvalid()
  })

  test('without a field are at what would have it', () => {
    render(<WithMistakes />)
    expect(screen.getByRole('group', { name: labelOf(Home, 'hero') })).toHaveAccessibleDescription(
      /"headlin" in "hero" is not in HeroContent\. Did you mean "headline"\?$/,
    )
  })

  test('are counted in the contents', () => {
    render(<WithMistakes />)
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }))
    const hero = contents.getByText(labelOf(Home, 'hero'))
    expect(hero.closest('li')).toHaveTextContent(/2 to mend$/)
  })
})

describe('the contents', () => {
  test('lead to the parts of the file', async () => {
    render(<Contact />)
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }))
    expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      labelOf(Contact, 'seo'),
      labelOf(Contact, 'form'),
      ...['fields', 'documents', 'privacy', 'draft', 'success', 'failure'].map((key) =>
        labelOf(Contact, 'form', key),
      ),
      labelOf(Contact, 'getInTouch'),
      labelOf(Contact, 'whyPartner'),
    ])
    const name = labelOf(Contact, 'form', 'failure')
    await userEvent.click(contents.getByRole('link', { name }))
    const failure = screen.getByRole('group', { name })
    expect(failure).toHaveFocus()
    expect(within(failure).getAllByRole('textbox')[0]).toBeVisible()
  })

  test('a field is found in groups that are closed', () => {
    render(<Contact />)
    act(() => goToField(fieldId('contact.yaml', ['form', 'documents', 'window', 'done'])))
    const done = document.getElementById('contact.yaml.form.documents.window.done')
    expect(done).toHaveFocus()
    expect(done).toBeVisible()
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
    await find('good word')
    expect(shownTexts()).toHaveLength(1)
    expect(shownTexts()).toEqual([screen.getByDisplayValue(about.promise.text)])
    expect(screen.getByText('1 text has this.')).toBeVisible()
  })

  test('by its label', async () => {
    render(<About />)
    const name = labelOf(About, 'seo', 'description')
    await find(name)
    expect(shownTexts()).toContain(screen.getByRole('textbox', { name }))
    expect(shownTexts().length).toBeLessThan(4)
  })

  test('what it is in is open', async () => {
    render(<Contact />)
    await find('seems to have a password')
    expect(screen.getByDisplayValue(/^This PDF seems to have a password/)).toBeVisible()
  })

  test('it stays while it is changed', async () => {
    render(<About />)
    await find('good word')
    const text = screen.getByDisplayValue(about.promise.text)
    await userEvent.clear(text)
    await userEvent.type(text, 'Another')
    expect(text).toBeVisible()
  })

  test('all texts come back, and the focus stays in the form', async () => {
    render(<Home />)
    await find('quokka')
    expect(screen.getByText('No text has this.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show all texts' }))
    expect(finder()).toHaveFocus()
    expect(screen.getByRole('textbox', { name: headline })).toBeVisible()
  })
})

test('ids begin with the name of the file', () => {
  render(<Home />)
  expect(screen.getByRole('textbox', { name: headline })).toHaveAttribute(
    'id',
    'home.yaml.hero.headline',
  )
})

test('a file that misses its field does not replace the page', async () => {
  render(<Home />)
  const event = new Event('drop', { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: { types: ['Files'], files: [] } })
  screen.getByRole('textbox', { name: headline }).dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
})
