/** Takes the place of what the islands never use (modules.cjs, islands.ts). */
export default (): undefined => undefined
