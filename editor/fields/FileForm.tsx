import type { Finding } from '../../src/content/check/finding'
import type { Edit } from '../model/edit'
import type { Group } from '../model/fields'
import type { Path, Value } from '../model/path'
import type { StoredPicture, UploadAnswer } from '../model/protocol'

/** What a picture field needs of the server. */
export interface PictureTools {
  list: () => Promise<readonly StoredPicture[]>
  /** @param path the place in the file, whose rule the picture has to meet */
  upload: (picture: File, path: Path) => Promise<UploadAnswer>
}

export interface FileFormProps {
  /** Name of the file, for example `home.yaml`; ids begin with it. */
  file: string
  fields: Group
  /** The file's values as they would be saved. */
  values: { readonly [key: string]: Value }
  /** What the check says about this file; those with a path are shown beside their field. */
  findings: readonly Finding[]
  pictures: PictureTools
  onEdit: (edit: Edit) => void
}

/** One file as a form, made from the schema. Controlled: it holds no content of its own. */
export declare function FileForm(props: FileFormProps): React.ReactElement
