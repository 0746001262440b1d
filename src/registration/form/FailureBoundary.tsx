import { Component, type ReactNode } from 'react'

/** Renders `fallback` once rendering its children has thrown. */
export class FailureBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
