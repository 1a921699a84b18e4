import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What is shown instead once something below has failed; `recover` tries what is below again. */
  readonly Fallback: ComponentType<{ recover: () => void }>;
}

/** Catches what fails while it is rendered, so that a person always has a way on. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  readonly recover = () => this.setState({ failed: false });

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    return this.state.failed ? <Fallback recover={this.recover} /> : children;
  }
}
