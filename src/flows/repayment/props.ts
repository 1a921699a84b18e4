import type { RepaymentEvent } from '#machines/repayment/repayment.setup.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import type { ScreenProps } from '#views/shared/screen.ts';

/** The props of the screens of repayment. */
export type RepaymentProps = ScreenProps<RepaymentView, RepaymentEvent>;
