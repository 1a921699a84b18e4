import type { Language } from '#domain/language.ts';
import type { SmsPurpose } from '#domain/account/sms-code.ts';

/** With ordinary hyphens, because U+2011 would more than halve the length of an SMS. */
const en = {
  loginCode: '{{code}} is your Hiram code. It is good for {{minutes}} minutes. Never share it.',
  changeCardCode:
    '{{code}} is your Hiram code to change your payout account. It is good for {{minutes}} minutes. Never share it.',
  deleteCode:
    '{{code}} is your Hiram code to delete your account. It is good for {{minutes}} minutes. Never share it.',
  accountChanged:
    'Hiram: your payout account is now {{account}}. If it was not you, tell us in the app at once.',
  accountDeleted:
    'Hiram: your account is deleted. If you pay into an old number later, keep the receipt: customer service pays the money back. Thank you for having been with us.',
  payoutAgain: 'Hiram: the money of loan {{number}} is on its way again, to your new account.',
  limitApproved:
    'Hiram: your limit of {{limit}} is approved. Nothing is sent until you apply for a loan.',
  limitRejected: 'Hiram: we cannot offer you a limit now. The app says when you can apply again.',
  loanApproved: 'Hiram: loan {{number}} is approved. The money is on its way.',
  loanRejected: 'Hiram: we cannot grant loan {{number}}. The app says when you can apply again.',
  payoutFailed:
    'Hiram: your account did not take the money of loan {{number}}. Please see the app.',
  loanCancelled: 'Hiram: loan {{number}} is cancelled. You owe nothing on it.',
  moneySent: 'Hiram: {{amount}} of loan {{number}} was sent. First due date: {{day}}.',
  overdue:
    'Hiram: {{amount}} of loan {{number}} is overdue (due {{day}}). Pay in the Hiram app. If you have paid it already, do not pay again.',
  settled: 'Hiram: loan {{number}} is fully paid. Thank you.',
  rolledOver:
    'Hiram: we received {{paid}}. The rollover of loan {{number}} is confirmed. {{owed}} of principal is outstanding. New due date: {{day}}.',
  restructureChanged:
    'Hiram: with your payment the plan of loan {{number}} changed. Please agree again in the app, before {{until}}.',
  restructureAgree:
    'Hiram: we received the payment for the restructure of loan {{number}}. Please agree to it in the app before {{until}}. No fee is charged before that.',
  rolloverMissed:
    'Hiram: the rollover of loan {{number}} did not go through: {{why}}. No fee was charged for it. The {{paid}} that you paid is on your loan, counted from {{day}}.',
  restructureMissed:
    'Hiram: the restructure of loan {{number}} did not go through: {{why}}. No fee was charged for it. The {{paid}} that you paid is on your loan, counted from {{day}}.',
  restructured:
    'Hiram: the restructure of loan {{number}} is confirmed: loan {{newNumber}} is the new loan. First due date: {{day}}.',
  paymentReceived: 'Hiram: we received {{amount}} for loan {{number}}. Thank you.',
  counterPaid:
    'Hiram: we received your payment of {{amount}} at {{channel}} on {{day}} for loan {{number}}. Thank you.',
  counterPaidPart:
    'Hiram: we received your payment of {{amount}} at {{channel}} on {{day}} for loan {{number}}. Still to pay: {{left}}.',
  overdueFeeReversed:
    'Hiram: {{amount}} of overdue fee of loan {{number}} is cancelled: your payment counts from {{day}}.',
  centavosKept:
    'Hiram: {{amount}} for loan {{number}} is less than a peso. We keep it for you until it is a whole peso.',
  creditKept: 'Hiram: you overpaid {{amount}} on loan {{number}}. We keep it for you: see the app.',
  creditUsed:
    'Hiram: {{amount}} that you overpaid before was used for loan {{number}}. Still to pay: {{left}}.',
  refundSent: 'Hiram: {{amount}} that you overpaid was sent to {{account}}.',
  refundFailed:
    'Hiram: {{account}} did not accept the {{amount}} that you overpaid. It stays yours: see the app.',
  refundWaits:
    'Hiram: {{amount}} that you overpaid could not be sent to {{account}}. It stays yours: tell customer service the reference {{reference}}.',
};

export type SmsWords = typeof en;

export const codeSms = {
  login: 'loginCode',
  changeBankCard: 'changeCardCode',
  deleteAccount: 'deleteCode',
} as const satisfies Record<SmsPurpose, keyof SmsWords>;

export const smsWords: Record<Language, SmsWords> = {
  en,
  fil: {
    loginCode:
      '{{code}} ang Hiram code ninyo. Magagamit ito nang {{minutes}} minuto. Huwag ibigay kahit kanino.',
    changeCardCode:
      '{{code}} ang Hiram code ninyo para palitan ang account na tatanggap ng pera. Magagamit ito nang {{minutes}} minuto. Huwag ibigay kahit kanino.',
    deleteCode:
      '{{code}} ang Hiram code ninyo para i-delete ang account. Magagamit ito nang {{minutes}} minuto. Huwag ibigay kahit kanino.',
    accountChanged:
      'Hiram: {{account}} na ngayon ang inyong account na tatanggap ng pera. Kung hindi kayo ang nagpalit, sabihin agad sa amin sa app.',
    accountDeleted:
      'Hiram: na-delete na ang account ninyo. Kung magbayad pa kayo sa lumang number, itabi ang resibo: ibabalik ng customer service ang pera. Salamat po sa pagtitiwala.',
    payoutAgain: 'Hiram: paparating na ulit ang pera ng loan {{number}}, sa bago ninyong account.',
    limitApproved:
      'Hiram: approved na ang limit ninyo na {{limit}}. Walang ipapadala habang hindi pa kayo nag-a-apply ng loan.',
    limitRejected:
      'Hiram: hindi po namin kayo mabibigyan ng limit ngayon. Tingnan sa app kung kailan kayo puwedeng mag-apply ulit.',
    loanApproved: 'Hiram: approved na ang loan {{number}}. Paparating na ang pera.',
    loanRejected:
      'Hiram: hindi po namin maibibigay ang loan {{number}}. Tingnan sa app kung kailan kayo puwedeng mag-apply ulit.',
    payoutFailed:
      'Hiram: hindi tinanggap ng account ninyo ang pera ng loan {{number}}. Tingnan po ang app.',
    loanCancelled: 'Hiram: kinansela ang loan {{number}}. Wala kayong babayaran dito.',
    moneySent: 'Hiram: naipadala na ang {{amount}} ng loan {{number}}. Unang due date: {{day}}.',
    overdue:
      'Hiram: overdue na po ang {{amount}} ng loan {{number}} (due {{day}}). Magbayad sa Hiram app. Kung nabayaran na ninyo, huwag nang magbayad ulit.',
    settled: 'Hiram: fully paid na ang loan {{number}}. Salamat po.',
    rolledOver:
      'Hiram: natanggap namin ang {{paid}}. Confirmed na ang rollover ng loan {{number}}. {{owed}} na principal ang hindi pa bayad. Bagong due date: {{day}}.',
    restructureChanged:
      'Hiram: dahil sa bayad ninyo, nagbago ang plan ng loan {{number}}. Mag-agree po ulit sa app bago ang {{until}}.',
    restructureAgree:
      'Hiram: natanggap namin ang bayad para sa restructure ng loan {{number}}. Mag-agree po sa app bago ang {{until}}. Walang sisingiling fee bago nito.',
    rolloverMissed:
      'Hiram: hindi natuloy ang rollover ng loan {{number}}: {{why}}. Walang siningil na fee para dito. Ang {{paid}} na nabayaran ninyo ay nasa loan ninyo, binibilang mula {{day}}.',
    restructureMissed:
      'Hiram: hindi natuloy ang restructure ng loan {{number}}: {{why}}. Walang siningil na fee para dito. Ang {{paid}} na nabayaran ninyo ay nasa loan ninyo, binibilang mula {{day}}.',
    restructured:
      'Hiram: confirmed na ang restructure ng loan {{number}}: loan {{newNumber}} ang bagong loan. Unang due date: {{day}}.',
    paymentReceived: 'Hiram: natanggap namin ang {{amount}} para sa loan {{number}}. Salamat po.',
    counterPaid:
      'Hiram: natanggap namin ang bayad ninyo na {{amount}} sa {{channel}} noong {{day}} para sa loan {{number}}. Salamat po.',
    counterPaidPart:
      'Hiram: natanggap namin ang bayad ninyo na {{amount}} sa {{channel}} noong {{day}} para sa loan {{number}}. Babayaran pa: {{left}}.',
    overdueFeeReversed:
      'Hiram: kinansela na ang {{amount}} na overdue fee ng loan {{number}}: binibilang ang bayad ninyo mula {{day}}.',
    centavosKept:
      'Hiram: kulang sa piso ang {{amount}} para sa loan {{number}}. Itatabi namin ito para sa inyo hanggang umabot ng piso.',
    creditKept:
      'Hiram: may sobra kayong bayad na {{amount}} sa loan {{number}}. Itatabi namin ito para sa inyo: tingnan ang app.',
    creditUsed:
      'Hiram: ang sobrang bayad ninyo dati na {{amount}} ay nagamit sa loan {{number}}. Babayaran pa: {{left}}.',
    refundSent: 'Hiram: ang sobrang bayad ninyo na {{amount}} ay naipadala na sa {{account}}.',
    refundFailed:
      'Hiram: hindi tinanggap ng {{account}} ang {{amount}} na sobrang bayad ninyo. Inyo pa rin ito: tingnan ang app.',
    refundWaits:
      'Hiram: ang sobrang bayad ninyo na {{amount}} ay hindi naipadala sa {{account}}. Inyo pa rin ito: sabihin sa customer service ang reference na {{reference}}.',
  },
};
