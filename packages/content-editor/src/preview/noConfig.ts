import type { EditorConfig } from '../config'

/** The config of a site that gives none. */
const config: EditorConfig = {}

export default config
