/** The site's content-editor.config.tsx, or an empty config (server/buildPage.ts). */
declare module 'content-editor.config' {
  const config: import('./config').EditorConfig
  export default config
}
