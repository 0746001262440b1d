declare module '*.md' {
  /** Takes what it shows for each HTML element. */
  const Page: (props: { components: Record<string, unknown> }) => import('react').ReactNode
  export default Page
}
