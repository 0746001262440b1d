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

/** Vite's; only the names are used. */
interface ImportMeta {
  glob(pattern: string): Record<string, unknown>
}

declare module 'subset-font'
declare module 'tsx/cjs'
