import { joinPages } from '#app/screens/join-pages.ts';
import { selectBankCardChangeView } from '#machines/bank-card-change/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { ModifyBankCardScreen } from './modify-bank-card.tsx';
import { SmsVerificationScreen } from './sms-verification.tsx';

export const pages = pagesOf<'bankCardChange'>()({
  select: selectBankCardChangeView,
  screens: { smsVerification: SmsVerificationScreen, modifyBankCard: ModifyBankCardScreen },
});

export const screens = joinPages(pages);
export { bankCardChangeProvider as provider } from './provider.ts';
export { bankCardChangeFlow as descriptor } from '#machines/bank-card-change/view.ts';
