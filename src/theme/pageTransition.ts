import { motion } from './tokens'

/** Pages cross-fade where the browser supports it and the visitor has not asked for less motion. */
export const pageTransition = `
@media (prefers-reduced-motion: no-preference) {
  @view-transition { navigation: auto; }
  ::view-transition-group(root) { animation-duration: ${motion.short}; }
}`
