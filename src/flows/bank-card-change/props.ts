import type { BankCardChangeEvent } from '#machines/bank-card-change/bank-card-change.setup.ts';
import type { BankCardChangeView } from '#machines/bank-card-change/view.ts';
import type { ScreenProps } from '#views/shared/screen.ts';

/** The props of the screens of payout account change. */
export type BankCardChangeProps = ScreenProps<BankCardChangeView, BankCardChangeEvent>;
