import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Renders the fallback after a failure below; `recover` renders the children again. */
  readonly Fallback: ComponentType<{ recover: () => void }>;
}

/** The fallback of a layer that a person can do without. */
export const Nothing = () => null;

/** Catches what fails while it is rendered, so that a person always has a way on. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  // No class fields: for Chrome 95 they would bring helpers to the start.
  constructor(props: Props) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    const recover = () => this.setState({ failed: false });
    return this.state.failed ? <Fallback recover={recover} /> : children;
  }
}
