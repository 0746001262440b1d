/** A site for the journeys, whose pages show every text and picture of their file. */
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import type { ContentData, Value } from '@partner-site/content-model'
import { type ReactNode, useEffect } from 'react'
import type { EditorConfig, PreviewPageProps } from '../src/config'
import Guide from './guide.md'

/** The editor serves pictures below /content/. */
const isPicture = (value: Value): value is string => /^\/content\//.test(`${value}`)

function Texts({
  of: value,
  name = '',
  alt,
}: {
  of: Value
  name?: string
  alt?: Value
}): ReactNode {
  if (isPicture(value)) return <img src={value} alt={`${alt ?? ''}`} width={200} />
  if (typeof value === 'string') return name === 'title' ? <h2>{value}</h2> : <p>{value}</p>
  if (typeof value !== 'object') return null
  const parts = Object.entries(value as ContentData)
  return parts.map(([key, part]) => (
    <Texts key={key} of={part} name={key} alt={(value as ContentData)[`${key}Alt`]} />
  ))
}

const textAt = (data: Value | undefined, ...path: readonly string[]): string =>
  `${path.reduce((part, key) => (part as ContentData | undefined)?.[key], data) ?? ''}`

function Menu({ entries }: { entries: Value | undefined }) {
  return (
    <nav>
      {((entries ?? []) as readonly ContentData[]).map(({ label, path }) => (
        <a key={`${path}`} href={`${path}`}>
          {`${label}`}
        </a>
      ))}
    </nav>
  )
}

interface PageProps extends PreviewPageProps {
  own: ContentData | undefined
}

function Page({ own = {}, content, scheme }: PageProps) {
  useEffect(() => {
    const [paper, ink] = scheme === 'dark' ? ['#111', '#fff'] : ['#fff', '#111']
    Object.assign(document.body.style, { background: paper, color: ink })
  }, [scheme])
  const headline = textAt(own, 'hero', 'headline')
  if (own.hero && !headline) throw new Error('Without a headline the page cannot be rendered.')
  const { site } = content
  const { seo: _seo, ...shown } = own
  return (
    <>
      <Menu entries={site?.navigation} />
      <main>
        <h1>{headline || textAt(own, 'heading')}</h1>
        <Texts of={shown} />
      </main>
      <footer>{textAt(site, 'footer', 'copyright')}</footer>
    </>
  )
}

const config: EditorConfig = {
  pages: {
    '/': {
      name: 'Home',
      file: 'home.yaml',
      Page: ({ content, ...props }) => <Page own={content.home} content={content} {...props} />,
    },
    '/about/': {
      name: 'About',
      file: 'about.yaml',
      Page: ({ content, ...props }) => <Page own={content.about} content={content} {...props} />,
    },
    '/contact/': {
      name: 'Contact',
      file: 'contact.yaml',
      Page: ({ content, ...props }) => <Page own={content.contact} content={content} {...props} />,
    },
  },
  Guide,
  fonts: (display) =>
    `@font-face { font-family: Figtree; src: url(${figtree}); font-display: ${display} }
     body, h1, h2, p, li { font-family: Figtree }`,
}

export default config
