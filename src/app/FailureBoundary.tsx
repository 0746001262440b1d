import { Component, type ReactNode } from 'react'

export interface FailureBoundaryProps {
  /** What the visitor sees instead when rendering the page throws. */
  fallback: ReactNode
  children: ReactNode
}

/** Catches errors of rendering a page (docs/specification.md, section 8: router failure). */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
