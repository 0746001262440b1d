/**
 * A copy of a list or a record; what it holds is shared. Stands in for lodash's `clone` and
 * `cloneDeep` in the browser: Formik calls them with the form's values, and never changes what
 * these hold.
 */
export default function copy<Data extends object>(data: Data): Data {
  return (Array.isArray(data) ? [...data] : { ...data }) as Data
}
