import { motion } from './tokens'

/** From page to page the old one fades into the new, where the browser can and motion is welcome. */
export const pageTransition = `
@media (prefers-reduced-motion: no-preference) {
  @view-transition { navigation: auto; }
  ::view-transition-group(root) { animation-duration: ${motion.short}; }
}`
