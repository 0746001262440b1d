import { Component, type ReactNode } from 'react'

export interface LastGoodProps {
  /** Each time new children were rendered. */
  onGood: () => void
  onFailure: () => void
  children: ReactNode
}

interface State {
  hasFailed?: boolean
  tried?: ReactNode
}

/** Where its children cannot be rendered, it keeps the last that could be, until there are new ones. */
export class LastGood extends Component<LastGoodProps, State> {
  override state: State = {}
  private good: ReactNode

  static getDerivedStateFromError = (): State => ({ hasFailed: true })

  static getDerivedStateFromProps = ({ children }: LastGoodProps, { tried }: State) =>
    children === tried ? null : { tried: children, hasFailed: false }

  override componentDidMount() {
    this.componentDidUpdate()
  }

  override componentDidUpdate() {
    const { children, onGood, onFailure } = this.props
    if (this.state.hasFailed) return onFailure()
    if (this.good !== children) onGood()
    this.good = children
  }

  override render() {
    return this.state.hasFailed ? this.good : this.props.children
  }
}
