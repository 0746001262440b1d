/** Files that Storybook's bundler turns into a module. */
declare module '*.yaml' {
  const content: unknown
  export default content
}
declare module '*?raw' {
  const text: string
  export default text
}
