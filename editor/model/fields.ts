/** What the editor asks for at one place of a file; made from content/schema.graphql. */
export type Field = TextEntry | Toggle | Choice | PictureEntry | Group | List

interface Common {
  /** The key in YAML; of a list's entry, empty. */
  readonly key: string
  /** From @label, otherwise the key in words: `menuLabel` is "Menu label". */
  readonly label: string
  /** The schema's description. */
  readonly hint?: string
  /** Whether the key may not be missing. */
  readonly required: boolean
}

export interface TextEntry extends Common {
  readonly kind: 'text'
  /** Most characters, words and lines. */
  readonly max: number
  readonly words?: number
  readonly lines: number
  /** As @text names it: `plain`, `email`, `phone`, `sitePath`, `webAddress`, `siteAddress`. */
  readonly textKind: string
  /** The {placeholders} that it may have. */
  readonly placeholders: readonly string[]
}

export interface Toggle extends Common {
  readonly kind: 'toggle'
}

export interface Choice extends Common {
  readonly kind: 'choice'
  readonly options: readonly string[]
}

export interface PictureEntry extends Common {
  readonly kind: 'picture'
  readonly formats: readonly string[]
  /** In pixels. */
  readonly minWidth: number
  readonly minHeight: number
  /** The part of it that the page shows, by screen: from @picture's `shown`. */
  readonly shown: readonly Crop[]
}

/** What a page shows of a picture: an area of this shape, at this position (CSS object-position). */
export interface Crop {
  readonly label: string
  readonly width: number
  readonly height: number
  readonly position: string
}

export interface Group extends Common {
  readonly kind: 'group'
  readonly fields: readonly Field[]
}

export interface List extends Common {
  readonly kind: 'list'
  readonly min: number
  readonly max: number
  /** What one entry is called, for buttons: "Add a feature". */
  readonly entryLabel: string
  readonly entry: Field
  /** The key of an entry that names it in its heading. */
  readonly nameKey?: string
}

/**
 * @param sdl the text of content/schema.graphql
 * @returns by file name, in the schema's order
 */
export declare function fieldsOf(sdl: string): ReadonlyMap<string, Group>
