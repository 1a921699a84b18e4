import type { RepaymentEvent } from '#machines/repayment/repayment.setup.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import type { ScreenProps } from '#views/shared/screen.ts';

export type RepaymentProps = ScreenProps<RepaymentView, RepaymentEvent>;
