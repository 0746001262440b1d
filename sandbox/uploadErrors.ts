import { format } from 'node:util'

/**
 * The errors of Uploadcare's Upload API that the sandbox can return: code, status and text from
 * docs/providers.md, D and F, https://uploadcare.com/docs/api/upload/errors and ServerErrorCode.ts of
 * @uploadcare/upload-client. Which mistake causes which error, and which of two mistakes is
 * reported first, is a guess [G]. The other errors in section D (throttled, infected, limits
 * reached, signatures) can be simulated with `PUT /faults`.
 */
export const uploadErrors = {
  keyRequired: [403, 'UPLOADCARE_PUB_KEY is required.', 'ProjectPublicKeyRequiredError'],
  keyInvalid: [403, 'UPLOADCARE_PUB_KEY is invalid.', 'ProjectPublicKeyInvalidError'],
  infoKeyRequired: [403, 'pub_key is required.', 'ProjectPublicKeyRequiredError'],
  infoKeyInvalid: [403, 'pub_key is invalid.', 'ProjectPublicKeyInvalidError'],
  filesRequired: [400, 'Request does not contain files.', 'FilesRequiredError'],
  unreadable: [400, 'HTTP POST request parsing failed.', 'PostRequestParserFailedError'],
  fileTooLarge: [400, 'File is too large.', 'FileSizeLimitExceededError'],
  tooManyFiles: [
    400,
    'The request contains too many files.',
    'RequestFileNumberLimitExceededError',
  ],
  tooManyFields: [
    400,
    'The request contains too many HTTP POST fields.',
    'RequestFiledsNumberLimitExceededError',
  ],
  metadataKeysTooMany: [
    400,
    'A file can not have more than %d metadata keys.',
    'FileMetadataKeysNumberTooBigError',
  ],
  metadataKeyEmpty: [400, "File's metadata key can not be empty.", 'FileMetadataKeyEmptyError'],
  metadataKeyTooLong: [
    400,
    'Length of file metadata key `%s` can not be more than %d symbols.',
    'FileMetadataKeyLengthTooBigError',
  ],
  metadataKeyRepeated: [
    400,
    "File's metadata key `%s` has a duplicate.",
    'FileMetadataKeyDuplicatedError',
  ],
  metadataValueEmpty: [
    400,
    'Value of the file metadata key `%s` can not be empty.',
    'FileMetadataValueEmptyError',
  ],
  metadataValueTooLong: [
    400,
    "Value of file metadata's key `%s` can not be more than %d symbols in length.",
    'FileMetadataValueLengthTooBigError',
  ],
  nullCharacter: [400, 'Null characters are not allowed.', 'NullCharactersForbiddenError'],
  requestTooLarge: [413, 'The size of the request is too large.', 'RequestSizeLimitExceededError'],
  fileIdRequired: [400, 'file_id is required.', 'FileIdRequiredError'],
  fileIdInvalid: [400, 'file_id is invalid.', 'FileIdInvalidError'],
  fileNotFound: [404, 'File is not found.', 'FileNotFoundError'],
  methodNotAllowed: [405, 'HTTP method %s is not allowed for %s', 'MethodNotAllowedError'],
  internal: [500, 'Internal error.', 'UploadAPIError'],
} as const satisfies Record<string, UploadErrorRow>

export type UploadErrorRow = readonly [status: number, content: string, code: string]
export type UploadErrorName = keyof typeof uploadErrors

/** A request that the Upload API refuses. */
export class UploadError extends Error {
  override name = 'UploadError'
  readonly row: UploadErrorRow

  /** `values` take the places of `%s` and `%d` in the text. */
  constructor(name: UploadErrorName, ...values: (string | number)[]) {
    const [status, text, code] = uploadErrors[name]
    const content = format(text, ...values)
    super(content)
    this.row = [status, content, code]
  }
}
