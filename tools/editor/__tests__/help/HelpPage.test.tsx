import { render, screen } from '@testing-library/react'
import { HelpPage, type MarkdownPage } from '../../help/HelpPage'

/** As a Markdown page is compiled. */
const Guide: MarkdownPage = ({ components }) => {
  const { h2: Heading = 'h2', a: Link = 'a' } = components as Record<string, 'a' | 'h2'>
  return (
    <>
      <Link href="#when-it-does-not-open">When it does not open</Link>
      <Link href="deploying.md">deploying</Link>
      <Heading>When it does not open</Heading>
    </>
  )
}

test('a link to a heading of the guide leads there', () => {
  render(<HelpPage Guide={Guide} />)
  const link = screen.getByRole('link', { name: 'When it does not open' })
  const heading = screen.getByRole('heading', { name: 'When it does not open' })
  expect(link).toHaveAttribute('href', `#${heading.id}`)
})

test('the name of another file is no link', () => {
  render(<HelpPage Guide={Guide} />)
  expect(screen.getByText('deploying')).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
