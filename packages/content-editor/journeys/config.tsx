/** A site for the journeys, whose pages show every text and picture of their file. */
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import type { ContentData, Value } from '@partner-site/content-model'
import { type ReactNode, useEffect, useRef, useState } from 'react'
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

/** Renders a state late, below the page, and takes the focus, as the site's forms do. */
function State({ name }: { name: string }) {
  const [isShown, setShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true))
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isShown) button.current?.click()
  }, [isShown])
  return (
    isShown && <button ref={button} type="button">{`The form is ${name.toLowerCase()}.`}</button>
  )
}

function Page({ own = {}, content, state, scheme }: PageProps) {
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
      {state && <State key={state} name={state} />}
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
      states: { Sending: ['Sent', 'Refused'] },
      Page: ({ content, ...props }) => <Page own={content.contact} content={content} {...props} />,
    },
  },
  Guide,
  fonts: (display) =>
    `@font-face { font-family: Figtree; src: url(${figtree}); font-display: ${display} }
     body, h1, h2, p, li { font-family: Figtree }`,
}

export default config
