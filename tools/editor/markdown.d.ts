declare module '*.md' {
  const Page: import('./help/HelpPage').MarkdownPage
  export default Page
}
