import { Component, type ReactNode } from 'react'

export interface LastGoodProps {
  /** Each time new children were rendered. */
  onGood: () => void
  onFailure: () => void
  children: ReactNode
}

/** Where its children cannot be rendered, it keeps the last that could be, until there are new ones. */
export class LastGood extends Component<LastGoodProps, { failed: boolean }> {
  override state = { failed: false }
  private good: ReactNode
  private tried: ReactNode

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(): void {
    this.props.onFailure()
  }

  override componentDidMount(): void {
    this.keep()
  }

  override componentDidUpdate(): void {
    if (!this.state.failed) this.keep()
    else if (this.tried !== this.props.children) this.setState({ failed: false })
  }

  private keep(): void {
    if (this.state.failed || this.good === this.props.children) return
    this.good = this.props.children
    this.props.onGood()
  }

  override render(): ReactNode {
    if (this.state.failed) return this.good
    this.tried = this.props.children
    return this.tried
  }
}
