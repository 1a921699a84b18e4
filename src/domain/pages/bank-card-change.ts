import { step, type PageRow } from './row.ts';

/** The pages of changing the payout account (S2, /bank). */
export const bankCardChangePages = {
  smsVerification: {
    ...step,
    path: '/bank/sms_verification',
    transaction: 'receive_payment',
    flow: 'bankCardChange',
    order: 1,
  },
  modifyBankCard: {
    ...step,
    path: '/bank/modify_bank_card',
    transaction: 'receive_payment',
    flow: 'bankCardChange',
    order: 2,
    money: true,
  },
} as const satisfies Record<string, PageRow>;
