import { Component, type ReactNode, Suspense } from 'react';
import { forgetFailures } from '../load.ts';
import { Button, Soft } from '#visualizations/kit/kit.tsx';

type Props = {
  /** A failure is shown until `moment` changes. */
  moment: unknown;
  /** Shown until the content is loaded. `failed` is shown if loading or rendering fails. */
  loading: ReactNode;
  failed: string;
  children: ReactNode;
};

/** Content that is fetched, or that may fail to render. */
export class Fallible extends Component<Props, { moment: unknown; broken: boolean }> {
  override state = { moment: this.props.moment, broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps({ moment }: Props, state: { moment: unknown }) {
    return moment === state.moment ? null : { moment, broken: false };
  }

  override render() {
    const { loading, failed, children } = this.props;
    if (!this.state.broken) return <Suspense fallback={loading}>{children}</Suspense>;
    const retry = () => {
      forgetFailures();
      this.setState({ broken: false });
    };
    return (
      <>
        <Soft>{failed}</Soft>
        <Button onPress={retry}>Try again</Button>
      </>
    );
  }
}
