/** Files that bundlers turn into an address. */
declare module '*.woff2' {
  const address: string
  export default address
}
declare module '*.png' {
  const address: string
  export default address
}
declare module '*.svg' {
  const address: string
  export default address
}
declare module '*.css'
