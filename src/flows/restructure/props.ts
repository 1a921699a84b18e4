import type { RestructureEvent } from '#machines/restructure/restructure.setup.ts';
import type { RestructureView } from '#machines/restructure/view.ts';
import type { ScreenProps } from '#views/shared/screen.ts';

export type RestructureProps = ScreenProps<RestructureView, RestructureEvent>;

export type Known = {
  order: NonNullable<RestructureView['order']>;
  plan: NonNullable<RestructureView['plan']>;
};
