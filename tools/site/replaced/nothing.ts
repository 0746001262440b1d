/** Takes the place of what the islands never use (modules.cjs, islandOptions.ts). */
export default (): undefined => undefined
