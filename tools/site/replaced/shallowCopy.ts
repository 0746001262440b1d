/**
 * A shallow copy of an array or an object; any other value is returned unchanged. It replaces
 * lodash's `clone` and `cloneDeep`: Formik calls them with the form's values, and never changes
 * what these contain.
 */
export default function shallowCopy<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null) return data
  return (Array.isArray(data) ? [...data] : { ...data }) as Data
}
