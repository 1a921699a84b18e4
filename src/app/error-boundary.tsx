import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly Fallback: ComponentType<{ recover: () => void }>;
}

export const Nothing = () => null;

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  // Class fields would add helpers for Chrome 95 to the start.
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
