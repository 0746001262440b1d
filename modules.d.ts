declare module '*.woff2' {
  const address: string
  export default address
}

declare module '*.css'

declare module '*?raw' {
  const text: string
  export default text
}

declare module '*.yaml' {
  const content: unknown
  export default content
}

declare module '*.md' {
  /** `components` holds the component to render for each HTML element. */
  const Page: (props: { components: object }) => import('react').ReactNode
  export default Page
}

declare module 'subset-font'
declare module 'tsx/cjs'
