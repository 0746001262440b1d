/** Files that bundlers turn into an address. */
declare module '*.woff2' {
  const address: string
  export default address
}

declare module '*.css'

/** Files that Storybook's bundler turns into a module. */
declare module '*.yaml' {
  const content: unknown
  export default content
}

declare module '*?raw' {
  const text: string
  export default text
}

declare module '*.md' {
  /** Takes what it shows for each HTML element. */
  const Page: (props: { components: object }) => import('react').ReactNode
  export default Page
}

/** Packages without types. */
declare module 'subset-font'
declare module 'tsx/cjs'
