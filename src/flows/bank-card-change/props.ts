import type { BankCardChangeEvent } from '#machines/bank-card-change/bank-card-change.setup.ts';
import type { BankCardChangeView } from '#machines/bank-card-change/view.ts';
import type { ScreenProps } from '#views/shared/screen.ts';

export type BankCardChangeProps = ScreenProps<BankCardChangeView, BankCardChangeEvent>;
