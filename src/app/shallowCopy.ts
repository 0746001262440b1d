/**
 * A copy of a list or a record; what it holds is shared. Anything else is returned as it is. Replaces
 * lodash's `clone` and `cloneDeep`: Formik calls them with the form's values, and never changes
 * what these hold.
 */
export default function shallowCopy<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null) return data
  return (Array.isArray(data) ? [...data] : { ...data }) as Data
}
