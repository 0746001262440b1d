/**
 * A copy of a list or a record; what it holds is shared. Anything else is handed back. Stands in
 * for lodash's `clone` and `cloneDeep` in the browser: Formik calls them with the form's values,
 * and never changes what these hold.
 */
export default function copy<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null) return data
  return (Array.isArray(data) ? [...data] : { ...data }) as Data
}
